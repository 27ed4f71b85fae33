import { afterEach, describe, expect, test, vi } from "vitest";
import { adoptCss } from "./adopt-css.ts";

const css = "a { color: red } b { color: blue }";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "styleSheets");
});

/** The application's own sheet, as far as rules are put in and taken out. */
class LinkedSheet {
  cssRules: { cssText: string }[] = [{ cssText: "p{}" }];
  constructor(readonly href: string | null) {}
  insertRule(cssText: string, index: number) {
    this.cssRules.splice(index, 0, { cssText });
    return index;
  }
  deleteRule(index: number) {
    this.cssRules.splice(index, 1);
  }
}

describe("where the browser adopts sheets", () => {
  test("the rules hold until they are taken back", () => {
    const before = document.adoptedStyleSheets.length;
    const takeBack = adoptCss(css);
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
    takeBack();
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });
});

describe("in a Safari before 16.4, which refuses to make a sheet", () => {
  function refuse(...sheets: LinkedSheet[]) {
    const Refusing = class {
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    };
    vi.stubGlobal("CSSStyleSheet", Refusing);
    Object.defineProperty(document, "styleSheets", { value: sheets, configurable: true });
  }

  test("they are one rule of the application's own sheet, and the others stay when it goes", () => {
    const foreign = new LinkedSheet("https://elsewhere.example/a.css");
    const own = new LinkedSheet(`${location.origin}/assets/base.css`);
    refuse(foreign, own);
    const takeBack = adoptCss(css);
    const takeOther = adoptCss("i { color: green }");
    expect(own.cssRules.map(({ cssText }) => cssText)).toEqual([
      "p{}",
      `@media all{${css}}`,
      "@media all{i { color: green }}",
    ]);
    takeBack();
    expect(own.cssRules.map(({ cssText }) => cssText)).toEqual(["p{}", "@media all{i { color: green }}"]);
    takeOther();
    takeOther();
    expect(own.cssRules).toHaveLength(1);
    expect(foreign.cssRules).toHaveLength(1);
  });

  test("without a sheet of its own nothing breaks", () => {
    refuse();
    expect(() => adoptCss(css)()).not.toThrow();
  });
});
