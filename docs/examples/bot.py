"""A bot for a Kogge server, with nothing but Python's own library: it sits down and plays whatever comes first."""

import json
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(method, url, token=None, body=None):
    head = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    return urlopen(Request(url, json.dumps(body).encode() if body is not None else None, head, method=method))


def main(server, table, invitation):
    me = json.load(ask("POST", f"{server}/api/guests", body={"name": "First Choice", "program": True}))
    at = f"{server}/api/tables/{table}"
    seat = json.load(ask("POST", f"{at}/claim", me["token"], {"token": invitation}))["seat"]
    for line in ask("GET", f"{at}/stream", me["token"]):
        message = json.loads(line) if line.strip() else {}
        if (message.get("position") or {}).get("step") == "over":
            print("over:", message["position"]["winners"])
            break
        if message.get("choices"):
            move = {"seat": seat, "seq": message["seq"], "action": message["choices"][0]["text"]}
            try:
                ask("POST", f"{at}/act", me["token"], move)
            except HTTPError as refused:
                print(json.load(refused), file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
