import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";

const queries = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** How long a busy machine may take for anything that is waited for. */
const patienceMs = 45_000;

/** What a person sees on the screen: by role and name, or by the text itself. */
export type Seen = { role: string; name?: string | RegExp } | { text: string | RegExp } | { label: string | RegExp };

/** A WebKit window as the hands of a journey: it finds things by role and name, and waits until they are there. */
export class Tablet {
  constructor(
    readonly driver: WebDriver,
    readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.get(this.origin + path);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
    await this.until(`a window ${width} wide`, () => this.script<boolean>("return innerWidth === arguments[0]", width));
  }

  /** The first of them that can be seen, within another where one is given; waits for it. */
  async see(seen: Seen, within?: WebElement): Promise<WebElement> {
    let found: WebElement | undefined;
    await this.until(told(seen), async () => {
      [found] = await this.all(seen, within);
      return found !== undefined;
    });
    if (!found) throw new Error(`${told(seen)} is gone again.`);
    return found;
  }

  async all(seen: Seen, within?: WebElement): Promise<WebElement[]> {
    await this.bringQueries();
    return this.script<WebElement[]>(
      `const { kind, role, pattern, flags } = arguments[0];
      const root = arguments[1] ?? document.body;
      const matcher = pattern === undefined ? undefined : flags === undefined ? pattern : new RegExp(pattern, flags);
      const { queryAllByRole, queryAllByText, queryAllByLabelText } = TestingLibraryDom;
      const found =
        kind === "role" ? queryAllByRole(root, role, { name: matcher })
        : kind === "label" ? queryAllByLabelText(root, matcher)
        : queryAllByText(root, matcher, { ignore: "script, style, [aria-hidden=true] *" });
      // The place of a panel whose code is on its way is no panel yet.
      return found.filter((element) => element.getClientRects().length > 0 && !element.matches("[aria-busy=true]"));`,
      described(seen),
      within ?? null,
    );
  }

  async gone(seen: Seen): Promise<void> {
    await this.until(`${told(seen)} to go`, async () => (await this.all(seen)).length === 0);
  }

  /** Presses it where a finger would; what is over it is told. */
  async press(seen: Seen | WebElement, within?: WebElement): Promise<void> {
    await this.until(`a press on ${"click" in seen ? "it" : told(seen)}`, async () => {
      const element = "click" in seen ? seen : await this.see(seen, within);
      if (!(await element.isEnabled()) || !(await this.isStill(element))) return false;
      await element.click();
      return true;
    });
  }

  /** Touches it as a finger does, without a pointer that hovers before or stays after; what is over it is told. */
  async tap(seen: Seen, within?: WebElement): Promise<void> {
    await this.until(`a tap on ${told(seen)}`, async () => {
      const element = await this.see(seen, within);
      if (!(await this.isStill(element))) return false;
      const over = await this.script<string | null>(touch, element);
      if (over !== null) throw new Error(over);
      return true;
    });
  }

  /** The driver presses where a thing was when it looked: what slides in or is pushed aside would be missed. */
  isStill(element: WebElement): Promise<boolean> {
    return this.later<boolean>(
      `const [element] = arguments;
      const place = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join();
      };
      const before = place();
      requestAnimationFrame(() => requestAnimationFrame(() => done(element.isConnected && place() === before)));`,
      element,
    );
  }

  async fill(seen: Seen, text: string, within?: WebElement): Promise<void> {
    const field = await this.see(seen, within);
    // The driver forgets what follows the end of a chord.
    if (await field.getAttribute("value")) await field.sendKeys(Key.chord(Key.CONTROL, "a"));
    await field.sendKeys(text);
  }

  async type(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async attach(file: string, within: WebElement): Promise<void> {
    await within.findElement(By.css("input[type=file]")).sendKeys(file);
  }

  /** Keeps a picture of the window, for a person to look at. */
  async picture(file: string): Promise<void> {
    writeFileSync(file, await this.driver.takeScreenshot(), "base64");
  }

  script<Answer>(body: string, ...args: unknown[]): Promise<Answer> {
    return this.driver.executeScript<Answer>(body, ...args);
  }

  /** Of a script that ends by calling `done` with its answer. */
  later<Answer>(body: string, ...args: unknown[]): Promise<Answer> {
    return this.driver.executeAsyncScript<Answer>(`const done = arguments[arguments.length - 1]; ${body}`, ...args);
  }

  /** Asks again until it holds. What the driver refuses meanwhile, such as an element drawn again, counts as not yet. */
  async until(awaited: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + patienceMs;
    let refusal = "";
    for (;;) {
      const isTrue = await holds().catch((error: Error) => {
        refusal = ` ${error.name}: ${error.message}`;
        return false;
      });
      if (isTrue) return;
      if (Date.now() > deadline) throw new Error(`Waited ${patienceMs / 1000} s in vain for ${awaited}.${refusal}`);
      await sleep(50);
    }
  }

  private async bringQueries(): Promise<void> {
    if (!(await this.script<boolean>("return typeof TestingLibraryDom === 'object'")))
      await this.script(`${queries}; window.TestingLibraryDom = TestingLibraryDom`);
  }
}

/** The events of a touch in their order: the driver's own finger comes with a pointer that hovers. */
const touch = `
  const [element] = arguments;
  element.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const hit = document.elementFromPoint(at.clientX, at.clientY);
  if (element.matches(":disabled, [aria-disabled=true]")) return "It takes no touch yet.";
  if (!hit || !(element.contains(hit) || hit.contains(element))) return (hit?.outerHTML.slice(0, 120) ?? "Nothing") + " lies there.";
  const finger = { ...at, bubbles: true, cancelable: true, composed: true, pointerType: "touch", isPrimary: true, pointerId: 7 };
  for (const type of ["pointerover", "pointerenter", "pointerdown"]) hit.dispatchEvent(new PointerEvent(type, finger));
  for (const type of ["pointerup", "pointerout", "pointerleave"]) hit.dispatchEvent(new PointerEvent(type, finger));
  hit.dispatchEvent(new MouseEvent("mousedown", finger));
  hit.closest("input, textarea, button, a, [tabindex]")?.focus();
  for (const type of ["mouseup", "click"]) hit.dispatchEvent(new MouseEvent(type, finger));
  return null;`;

function described(seen: Seen) {
  const matcher = "role" in seen ? seen.name : "text" in seen ? seen.text : seen.label;
  return {
    kind: "role" in seen ? "role" : "text" in seen ? "text" : "label",
    role: "role" in seen ? seen.role : undefined,
    ...(matcher instanceof RegExp ? { pattern: matcher.source, flags: matcher.flags } : { pattern: matcher }),
  };
}

function told(seen: Seen): string {
  if ("role" in seen) return `the ${seen.role} ${seen.name ?? ""}`;
  return "text" in seen ? `the text ${seen.text}` : `the field ${seen.label}`;
}
