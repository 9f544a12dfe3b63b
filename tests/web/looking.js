// What can be seen to be wrong with a page; evaluated in it by looking.py. Each function lists flaws in words.

(() => {
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";
  const TARGETS = "button, select, summary, a.button, input:not([type=checkbox], [type=radio])";

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
      if (hit && !one.contains(hit) && !hit.contains(one) && !isLabel) found.push(`${told(one)} lies under ${told(hit)}`);
    }
    return found;
  };

  /** What a finger can't hit. */
  const small = () => {
    const found = [];
    for (const one of document.querySelectorAll(TARGETS)) {
      const { width, height } = one.getBoundingClientRect();
      if (!isShown(one) || width === 0 || one.classList.contains("unseen")) continue;
      if (width < 43.5 || height < 43.5) found.push(`${told(one)} is ${Math.round(width)} by ${Math.round(height)}`);
    }
    return found;
  };

  return [...sticksOut(), ...covered(), ...small()];
})();
