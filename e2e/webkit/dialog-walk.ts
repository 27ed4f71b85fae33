import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { By, type WebElement } from "selenium-webdriver";
import type { ReachedDialog, Step } from "../fixtures/dialogs/reached-dialog.ts";
import { photoIn } from "../fixtures/photo.ts";
import { closeAll, findOnTop, titleOnTop } from "./on-top.ts";
import type { Tablet } from "./tablet.ts";

/** Walks to the dialog as a person would; the app that runs already is kept. */
export async function reach(tablet: Tablet, { at, steps, title }: ReachedDialog): Promise<void> {
  await closeAll(tablet);
  await moveTo(tablet, at);
  for (const step of steps) await take(tablet, step, title);
  await tablet.until(`the dialog ${title}`, async () => {
    const shown = await titleOnTop(tablet);
    if (!title.test(shown)) throw new Error(`"${shown}" is on top.`);
    return true;
  });
}

/** The router follows an address that is pushed, which is much quicker than to load the app again. */
async function moveTo(tablet: Tablet, at: string): Promise<void> {
  const follows = await tablet.script<boolean>(
    `const [at] = arguments;
    if (!location.pathname.startsWith("/app") || !at.startsWith("/app") || !document.querySelector("main")) return false;
    if (location.pathname + location.search !== at) history.pushState({}, "", at);
    return true;`,
    at,
  );
  if (!follows) await tablet.open(at);
}

async function take(tablet: Tablet, step: Step, title: RegExp): Promise<void> {
  if ("typed" in step)
    await tablet.until(`an answer to ${step.typed}`, async () => {
      await tablet.type(step.typed);
      return title.test(await titleOnTop(tablet));
    });
  else if ("attach" in step)
    await tablet.until("a place for a photo", async () => {
      await tablet.driver.findElement(By.css("main input[type=file]")).sendKeys(photoFile());
      return true;
    });
  else if ("field" in step) await onFound(tablet, "textbox", step.field, (field) => field.sendKeys(step.text));
  else if (step[0] === "checkbox") await onFound(tablet, ...step, tick);
  else await onFound(tablet, ...step, (control) => control.click());
}

/** A row that was chosen on the way to another dialog stays so. */
async function tick(box: WebElement): Promise<void> {
  const isTicked = (await box.getAttribute("aria-checked")) === "true" || (await box.isSelected());
  if (!isTicked) await box.click();
}

async function onFound(tablet: Tablet, role: string, name: RegExp, act: (found: WebElement) => Promise<void>) {
  await tablet.until(`the ${role} ${name}`, async () => {
    const found = await findOnTop(tablet, role, name);
    if (!found) return false;
    // The driver's own scrolling gives up on what is far down in a part of the page that scrolls.
    await tablet.script(`arguments[0].scrollIntoView({ block: "center" })`, found);
    if (!(await tablet.isStill(found))) return false;
    await act(found);
    return true;
  });
}

function photoFile(): string {
  return photoIn(mkdtempSync(path.join(tmpdir(), "ymp-photo-")));
}
