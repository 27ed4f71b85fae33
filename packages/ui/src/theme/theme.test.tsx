import { beforeEach, describe, expect, it, vi } from "vitest";
import { applyTheme, defaultTheme, topBarVariables } from "./theme.tsx";
import { bootTheme, keepTheme, parseTheme, themeStorageKey } from "./theme-boot.tsx";

const root = document.documentElement;

beforeEach(() => root.removeAttribute("style"));

describe("a theme on the page", () => {
  it("is dark with the menu on top until someone chooses otherwise", () => {
    applyTheme(defaultTheme, root);
    expect(root.classList.contains("dark")).toBe(true);
    expect(root.dataset.nav).toBe("top");
    expect(root.style.getPropertyValue("--topnav")).toBe("");
  });

  it("carries font size, direction and language", () => {
    applyTheme({ ...defaultTheme, currentTheme: "light", fontSize: "md", direction: "rtl", locale: "fr" }, root);
    expect([root.classList.contains("dark"), root.dataset.fontSize, root.dir, root.lang]).toEqual([
      false,
      "md",
      "rtl",
      "fr",
    ]);
  });

  it("puts dark text on a bright top bar and light text on a dark one", () => {
    applyTheme({ ...defaultTheme, topNavColor: "#f2c14e" }, root);
    expect(root.style.getPropertyValue("--topnav-foreground")).toBe("var(--on-light)");
    applyTheme({ ...defaultTheme, topNavColor: "#16324a" }, root);
    expect(root.style.getPropertyValue("--topnav-foreground")).toBe("var(--on-dark)");
  });

  it("gives the bar its own grey back", () => {
    applyTheme({ ...defaultTheme, topNavColor: "#16324a" }, root);
    applyTheme(defaultTheme, root);
    expect(root.style.getPropertyValue("--topnav")).toBe("");
  });
});

describe("the theme before the first paint", () => {
  it("comes back as it was kept", () => {
    const kept = { ...defaultTheme, currentTheme: "light", fontSize: "sm" } as const;
    keepTheme(kept, localStorage);
    expect(bootTheme(document, () => localStorage)).toEqual(kept);
    localStorage.removeItem(themeStorageKey);
  });

  it("is the default when nothing readable was kept", () => {
    expect(parseTheme("{")).toEqual(defaultTheme);
    expect(parseTheme('{"fontSize":"huge","topNavColor":"red"}')).toEqual(defaultTheme);
  });

  it("is the default where storage is refused", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(bootTheme(document, refuse)).toEqual(defaultTheme);
  });
});

describe("a picked colour of the top bar", () => {
  it.each([
    [true, "color-mix(in oklab, var(--on-dark) 78%, #16324a)"],
    [false, "var(--on-dark)"],
  ])("has words that can be read on it, whether the browser mixes colours (%s) or not", (mixes, muted) => {
    vi.stubGlobal("CSS", { supports: () => mixes });
    expect(topBarVariables("#16324a")["--topnav-muted"]).toBe(muted);
    expect(topBarVariables("#16324a")["--topnav-active"]).not.toBe("#16324a");
    vi.unstubAllGlobals();
  });
});
