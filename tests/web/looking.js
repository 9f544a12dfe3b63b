// What can be seen to be wrong with a page; evaluated in it by looking.py. Each function lists flaws in words.

(() => {
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";
  const TARGETS = "button, select, summary, a.button, input:not([type=checkbox], [type=radio])";

  const PASSING = ".why, .offers, .discard, [data-hint]";
  const LEAST = 43.5; // pixels

  const told = (one) => {
    const name = one.className?.baseVal ?? one.className;
    return `<${one.tagName.toLowerCase()} ${name} ${(one.textContent ?? "").trim().slice(0, 40)}>`;
  };

  const isShown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.closest(".unseen") === null;

  /** Does something around it cut off the point, so that one has to scroll there first? */
  const isCutOff = (one, x, y) => {
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = around.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  };

  const sticksOut = () => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    return wide > 0 ? [`the page is ${wide} px too wide`] : [];
  };

  /** A sheet lies over what is behind it. What else comes and goes may lie over all but what one decides by: the desk. */
  const mayLieOver = (one, hit) =>
    hit.closest(".tale.shown") !== null || (hit.closest(PASSING) !== null && (one.closest(".desk") === null || one.closest(PASSING) !== null));

  /** A control that is on the screen must be what a click on its middle hits: itself, something in it, or its label. */
  const covered = () => {
    const found = [];
    for (const one of document.querySelectorAll(CONTROLS)) {
      if (!isShown(one) || one.closest("svg")) continue;
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || isCutOff(one, x, y)) continue;
      const hit = document.elementFromPoint(x, y);
      const isLabel = [...(one.labels ?? [])].some((label) => label.contains(hit));
      if (hit && !one.contains(hit) && !hit.contains(one) && !isLabel && !mayLieOver(one, hit)) found.push(`${told(one)} lies under ${told(hit)}`);
    }
    return found;
  };

  /** Names in a sentence are as high as its lines are; in the log a mouse hits its signs too. */
  const isInText = (one) => one.parentElement?.tagName === "P" || (!isTouched && one.matches(".log .sign"));
  const isTouched = matchMedia("(pointer: coarse)").matches;

  /** What a finger hits may be larger than what is drawn: how far does it reach from the middle, both ways? */
  const isHit = (one, { x, y, width, height }) => {
    const hits = (dx, dy) => one.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy));
    const reach = (dx, dy) => { let n = 0; while (n < LEAST && hits(dx * (n + 1), dy * (n + 1))) n += 1; return n; };
    return reach(-1, 0) + reach(1, 0) + 1 >= LEAST && reach(0, -1) + reach(0, 1) + 1 >= LEAST;
  };

  const isBehind = (one, { x, y, width, height }) => !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));

  /** What a finger can't hit. */
  const small = () => {
    const found = [];
    for (const one of document.querySelectorAll(TARGETS)) {
      const box = one.getBoundingClientRect();
      if (!isShown(one) || box.width === 0 || one.classList.contains("unseen") || isInText(one)) continue;
      if ((box.width >= LEAST && box.height >= LEAST) || isHit(one, box) || isBehind(one, box)) continue;
      found.push(`${told(one)} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
    }
    return found;
  };

  return [...sticksOut(), ...covered(), ...small()];
})();
