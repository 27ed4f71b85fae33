import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { watchEntry } from "./not-started.ts";

beforeAll(() => {
  vi.useFakeTimers();
  watchEntry(document, { olderBrowser: "/older-browser.js", isFirstVisit: true });
});
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  delete document.documentElement.dataset.start;
});

const shown = () => document.documentElement.dataset.start;

test("an entry that does not come is told", () => {
  const script = document.createElement("script");
  script.type = "module";
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
  expect(shown()).toBe("failed");
});

test("code of the entry that does not parse is told", () => {
  window.dispatchEvent(new ErrorEvent("error", { message: "Uncaught SyntaxError: Unexpected token '<'" }));
  expect(shown()).toBe("failed");
  expect(document.head.querySelector("script")?.getAttribute("src")).toBe("/older-browser.js");
});

describe("on a first visit", () => {
  const page = document.body.innerHTML;
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = page;
    document.documentElement.lang = "en";
  });

  test.each([
    ["fr-FR", "fr"],
    ["ja", "ja"],
    ["de-DE", "en"],
  ])("an application that ends before it is drawn is told as a browser in %s asks for it", (asked, lang) => {
    vi.spyOn(navigator, "language", "get").mockReturnValue(asked);
    document.documentElement.lang = "en";
    const said = ["en", "fr", "ja", "zh"].map((each) => `<span lang="${each}"></span>`).join("");
    document.body.innerHTML = `<div id="root"><div role="alert">${said}</div></div>`;
    document.getElementById("root")?.dispatchEvent(new Event("error"));
    expect(shown()).toBe("failed");
    expect(document.documentElement.lang).toBe(lang);
  });
});

test("a picture that does not come, and a fault while the application runs, are not its end", () => {
  const picture = document.createElement("img");
  document.body.append(picture);
  picture.dispatchEvent(new Event("error"));
  window.dispatchEvent(new ErrorEvent("error", { message: "Uncaught TypeError: x is undefined" }));
  expect(shown()).toBeUndefined();
});

describe("a fault of the application's own code", () => {
  const fail = (filename: string) =>
    window.dispatchEvent(new ErrorEvent("error", { message: "Uncaught TypeError: x is not a function", filename }));
  const ours = "https://ship.example/assets/base-1a2b.js";

  afterEach(() => document.querySelector("[data-load-again]")?.remove());

  test("is told at once before anything is drawn", () => {
    document.body.append(Object.assign(document.createElement("button"), { type: "button" }));
    document.body.lastElementChild?.setAttribute("data-load-again", "");
    fail("https://ship.example/");
    expect(shown()).toBeUndefined();
    fail(ours);
    expect(shown()).toBe("failed");
  });

  test("is not the end of what is drawn", () => {
    fail(ours);
    expect(shown()).toBeUndefined();
  });
});

test("an entry that neither comes nor fails is told after a while", () => {
  vi.advanceTimersByTime(39_000);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(2_000);
  expect(shown()).toBe("late");
});
