import type { Tablet } from "./tablet.ts";

/** What a person would see wrong with the open dialog, in words; nothing where it is sound. */
export async function faultsOfOpenPanel(tablet: Tablet): Promise<string[]> {
  await tablet.until("an open dialog that has its content and rests", () => tablet.later<boolean>(isAtRest));
  return tablet.script<string[]>(faults);
}

const panels = `[...document.querySelectorAll("[role=dialog], [role=alertdialog]")].filter((panel) => panel.dataset.state !== "closed")`;

/** A slide that has not begun stands still as well: several frames are looked at, in one command. */
const isAtRest = `
  const panelAtRest = () => {
    const panel = ${panels}.at(-1);
    if (!panel || panel.matches("[aria-busy=true]") || panel.querySelector("[aria-busy=true], [data-slot=skeleton]")) return null;
    if (panel.getAnimations({ subtree: true }).some((animation) => animation.playState === "running")) return null;
    const { x, y, width, height } = panel.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  const first = panelAtRest();
  const look = (frames) => {
    if (first === null || panelAtRest() !== first) done(false);
    else if (frames === 0) done(true);
    else requestAnimationFrame(() => look(frames - 1));
  };
  look(8);`;

const faults = `
  const panel = ${panels}.at(-1);
  const faults = [];
  const box = panel.getBoundingClientRect();
  const edge = 1;
  if (box.left < -edge || box.right > innerWidth + edge) faults.push("wider than the screen: " + box.left + " to " + box.right + " of " + innerWidth);
  if (box.top < -edge || box.bottom > innerHeight + edge) faults.push("higher than the screen: " + box.top + " to " + box.bottom + " of " + innerHeight);
  // Head and foot stay where they are: the middle scrolls, unless the window is too low for all three.
  if (innerHeight > 480 && panel.scrollHeight > panel.clientHeight + edge)
    faults.push("scrolls as a whole: " + panel.scrollHeight + " in " + panel.clientHeight);
  // A body scrolls only where the panel already is as high as the screen allows.
  const fills = box.height >= Math.min(innerHeight - 48, innerHeight * 0.9);
  for (const part of panel.querySelectorAll("*")) {
    const { overflowY, overflowX } = getComputedStyle(part);
    const scrolls = /auto|scroll/.test(overflowY) && part.scrollHeight > part.clientHeight + edge;
    const isOuter = ![...panel.querySelectorAll("*")].some((outer) => outer !== part && outer.contains(part) && /auto|scroll/.test(getComputedStyle(outer).overflowY));
    if (scrolls && isOuter && !fills && !part.closest("textarea, [role=listbox], table, pre, [data-own-scroll]") && part.clientHeight < 96)
      faults.push("a body of " + part.clientHeight + " px for " + part.scrollHeight + " px of content in a panel of " + Math.round(box.height));
    if (/auto|scroll/.test(overflowX) && isOuter && part.scrollWidth > part.clientWidth + edge && !part.closest("table, [role=tablist], [data-own-scroll]"))
      faults.push("scrolls sideways: " + part.scrollWidth + " in " + part.clientWidth);
  }
  const pressable = [...panel.querySelectorAll("button, a[href], input:not([type=file]), textarea, select, [role=combobox], [role=checkbox]")].filter((control) => !control.closest("details:not([open]) > :not(summary)"));
  for (const control of pressable) {
    const at = control.getBoundingClientRect();
    const x = at.left + at.width / 2;
    const y = at.top + at.height / 2;
    const scroller = control.closest(".overflow-y-auto")?.getBoundingClientRect() ?? box;
    const isInSight = at.width > 1 && at.height > 1 && y > scroller.top && y < scroller.bottom && y < innerHeight && x > box.left && x < box.right && getComputedStyle(control).visibility === "visible" && getComputedStyle(control).opacity !== "0" && getComputedStyle(control).pointerEvents !== "none";
    if (!isInSight) continue;
    const top = document.elementFromPoint(x, y);
    if (top && !control.contains(top) && !top.contains(control) && !control.closest("label")?.contains(top) && ![...(control.labels ?? [])].some((label) => label.contains(top)))
      faults.push((control.getAttribute("aria-label") ?? control.textContent ?? control.tagName).trim().slice(0, 40) + " lies under " + top.tagName + "." + String(top.className).slice(0, 40));
  }
  return faults;`;
