import { parse } from "acorn";
import { afterEach, expect, test, vi } from "vitest";
import { olderBrowserPage } from "../../build/older-browser-page.ts";

const page = document.body.innerHTML;
const code = olderBrowserPage();

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = page;
  document.documentElement.removeAttribute("lang");
});

/** Runs what the build writes, in a browser of this language, while the page is being read. */
function visitIn(language: string) {
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.innerHTML = '<div id="root">Loading</div>';
  new Function(code)();
  return {
    becomes(next: DocumentReadyState) {
      state.mockReturnValue(next);
      document.dispatchEvent(new Event("readystatechange"));
    },
  };
}

test.each([
  ["fr-FR", "fr", "Ce navigateur est trop ancien pour YMP"],
  ["ja", "ja", "このブラウザは古いため YMP を使えません"],
  ["de-DE", "en", "This browser is too old for YMP"],
])(
  "a browser in %s that is too old is told so, and the application finds no place to begin in",
  (asked, lang, title) => {
    const visit = visitIn(asked);
    expect(document.getElementById("root")).not.toBeNull();
    visit.becomes("interactive");
    expect(document.getElementById("root")).toBeNull();
    expect(document.documentElement.lang).toBe(lang);
    expect(document.title).toBe(title);
    const said = document.querySelector("main[role=alert]");
    expect(said?.querySelector("h1")?.textContent).toBe(title);
    expect(said?.querySelectorAll("p")).toHaveLength(2);
    expect(said?.textContent).toContain("15.4");
  },
);

test("it is said at once where the page stands already", () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("ja-JP");
  vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
  document.body.innerHTML = '<div id="root">Loading</div>';
  new Function(code)();
  expect(document.querySelector("main[role=alert] h1")?.textContent).toBe("このブラウザは古いため YMP を使えません");
});

test("it is said once, whatever the page becomes after", () => {
  const visit = visitIn("en");
  visit.becomes("interactive");
  visit.becomes("complete");
  expect(document.querySelectorAll("main")).toHaveLength(1);
});

test("it is read by every browser that reads what asks for it", () => {
  expect(() => parse(code, { ecmaVersion: 2015, sourceType: "script" })).not.toThrow();
});
