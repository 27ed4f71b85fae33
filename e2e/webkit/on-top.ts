import { Key, type WebElement } from "selenium-webdriver";
import type { Tablet } from "./tablet.ts";

/** Finds things in what is on top: an open menu, else the topmost dialog, else the screen. */
const layers = `
  const isOpen = (layer) => layer.dataset.state !== "closed" && layer.getClientRects().length > 0;
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].filter(isOpen);
  const menu = [...document.querySelectorAll("[role=menu]")].filter(isOpen).at(-1);`;

/** The accessible name as far as the product names things; much quicker than to compute it by the whole standard. */
const nameOf = `
  const textOf = (ids) => ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const nameOf = (element) => {
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(" ");
    const { ariaLabel } = element;
    const by = element.getAttribute("aria-labelledby");
    return (ariaLabel || (by && textOf(by)) || labels || element.textContent).trim().replace(/\\s+/g, " ");
  };`;

const selectors: Readonly<Record<string, string>> = {
  button: "button:not([role]), [role=button]",
  checkbox: "[role=checkbox], input[type=checkbox]",
  link: "a[href]:not([role])",
  row: "tr, [role=row]",
  textbox: "input:not([type=file], [type=checkbox], [type=radio]), textarea",
};

export function findOnTop(tablet: Tablet, role: string, name: RegExp): Promise<WebElement | null> {
  return tablet.script<WebElement | null>(
    `${layers}${nameOf}
    const [selector, source, flags] = arguments;
    const pattern = new RegExp(source, flags);
    const isUsable = (element) => element.getClientRects().length > 0 && !element.disabled;
    const root = menu ?? dialogs.at(-1) ?? document;
    return [...root.querySelectorAll(selector)].find((element) => isUsable(element) && pattern.test(nameOf(element))) ?? null;`,
    selectors[role] ?? `[role=${role}]`,
    name.source,
    name.flags,
  );
}

export function titleOnTop(tablet: Tablet): Promise<string> {
  return tablet.script<string>(`${layers}${nameOf} 
    const panel = dialogs.at(-1);
    if (!panel) return "";
    return panel.ariaLabel || textOf(panel.getAttribute("aria-labelledby") ?? "").trim();`);
}

/** Escape closes what is on top, until only the screen is left; what was typed to get there is discarded. */
export async function closeAll(tablet: Tablet): Promise<void> {
  await tablet.until("a screen with nothing over it", async () => {
    if (await tablet.script<boolean>(`${layers} return dialogs.length === 0 && !menu`)) return true;
    const discard = await findOnTop(tablet, "button", /^Discard$/);
    if (discard) await discard.click();
    else await tablet.type(Key.ESCAPE);
    return false;
  });
}
