"""The server keeps to its own description: whatever is asked, as described or not, the answer is a described one."""

import os
import subprocess
import sys
from pathlib import Path

from kogge.server.bounds import Bounds
from tests.server.wire.serving import serving

EXAMPLES = os.environ.get("KOGGE_DESCRIBED_EXAMPLES", "10")  # of each operation
ENDLESS = "/stream$"
NOT_MEANT = (  # what no description of ours can promise
    "positive_data_acceptance",  # whether an action is open, or a scenario there, is said by the rules, not by a schema
    "ignored_auth",  # it shows a false cookie beside the true token of the guest, who is believed for the token
)
SETUP = """
[parameters]
"path.table" = "{table}"
"""


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "data", Bounds(per_address=10**6)) as server:
        ana = server.guest()
        setup = tmp_path / "schemathesis.toml"
        setup.write_text(SETUP.format(table=ana.new_table(public=True)["table"]), "utf-8")
        words = ["--config-file", str(setup), "run", f"{server.origin}/api/openapi.json"]
        words += ["--header", f"Authorization: Bearer {ana.token}", "--exclude-path-regex", ENDLESS]
        words += ["--checks", "all", "--exclude-checks", ",".join(NOT_MEANT), "--phases", "examples,coverage,fuzzing"]
        words += ["--max-examples", EXAMPLES, "--seed", "1", "--generation-database", "none", "--no-color"]
        program = Path(sys.executable).with_name("schemathesis")
        done = subprocess.run([str(program), *words], cwd=tmp_path, capture_output=True, text=True, timeout=3600)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Tested:" in done.stdout
        assert server.service.metrics.failed._value.get() == 0, "something has gone wrong in the server itself"
