// Where the person is: every screen has an address that survives a reload and can be sent to a friend.

export type Route =
  | { screen: "home" }
  | { screen: "new"; scenario: string }
  | { screen: "table"; table: string; token: string }
  | { screen: "replay"; table: string }
  | { screen: "rules"; game: string; rule: string }
  | { screen: "settings" }
  | { screen: "lost" };

const TABLE = /^[\w-]{22}$/; // an id; what is shorter was cut off on its way

/** What an address means; the token of a seat stands behind `#`, where no server sees it. */
export function read(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").slice(1).map(decoded);
  switch (first) {
    case "":
      return { screen: "home" };
    case "new":
      return { screen: "new", scenario: second };
    case "t":
      if (!TABLE.test(second)) return { screen: "lost" };
      return third === "replay" ? { screen: "replay", table: second } : { screen: "table", table: second, token: hash };
    case "rules":
      return { screen: "rules", game: second, rule: hash };
    case "settings":
      return { screen: "settings" };
    default:
      return { screen: "lost" };
  }
}

/** A part of an address as it was meant; one that can't be read stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const home = (): string => "/";
export const newTable = (scenario: string): string => `/new/${scenario}`;
export const tableAt = (table: string, token = ""): string => `/t/${table}${token && `#${token}`}`;
export const replayAt = (table: string): string => `/t/${table}/replay`;
export const rulesAt = (game = "", rule = ""): string => `/rules${game && `/${game}`}${rule && `#${rule}`}`;
export const settingsAt = (): string => "/settings";

class Place {
  route: Route = $state.raw(read(location.pathname, location.hash.slice(1)));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  /** Go to an address of this page. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  private look(): void {
    this.route = read(location.pathname, location.hash.slice(1));
  }
}

export const place = new Place();

/** Follow links within the page without loading it anew; `use:within` on any element around them. */
export function within(around: HTMLElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || isOther || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    place.go(link.pathname + link.search + link.hash);
  };
  around.addEventListener("click", follow);
  return { destroy: () => around.removeEventListener("click", follow) };
}
