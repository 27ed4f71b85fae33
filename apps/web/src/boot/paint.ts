const paintKey = "ymp.paint";
const attributes = ["class", "style", "dir", "lang", "data-font-size", "data-nav", "data-nav-collapsed"] as const;

/**
 * Keeps what the theme put on the root element. Replaying it needs no rule of the theme, so the script that blocks the
 * first paint stays a few hundred bytes.
 */
export function keepPaint(root: HTMLElement, storage: Pick<Storage, "setItem">): void {
  const paint = Object.fromEntries(attributes.map((name) => [name, root.getAttribute(name) ?? ""]));
  storage.setItem(paintKey, JSON.stringify(paint));
}

/** Whether a language was among what was kept. */
export function replayPaint(root: HTMLElement, storage: () => Pick<Storage, "getItem">): boolean {
  const kept = readPaint(storage);
  for (const [name, value] of Object.entries(kept)) {
    if (!attributes.some((known) => known === name) || typeof value !== "string") continue;
    if (name === "style") root.style.cssText = value;
    else root.setAttribute(name, value);
  }
  return "lang" in kept;
}

function readPaint(storage: () => Pick<Storage, "getItem">): object {
  try {
    const paint: unknown = JSON.parse(storage().getItem(paintKey) ?? "{}");
    return typeof paint === "object" && paint !== null ? paint : {};
  } catch {
    // Storage may be blocked or damaged; the page then paints in the default theme.
    return {};
  }
}
