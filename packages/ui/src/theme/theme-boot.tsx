import { applyTheme, defaultTheme, type Theme } from "./theme.tsx";

/** Where the browser keeps the last theme, so that the first paint already wears it. */
export const themeStorageKey = "ymp.theme";

const allowed = {
  currentTheme: ["light", "dark"],
  navType: ["side", "top"],
  sideNavTheme: ["light", "dark"],
  fontSize: ["sm", "base", "md"],
  direction: ["ltr", "rtl"],
  locale: ["en", "zh", "fr", "ja"],
} as const;

function oneOf<Value extends string>(value: unknown, options: readonly Value[], otherwise: Value): Value {
  return options.find((option) => option === value) ?? otherwise;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Reads a kept theme; what is missing or unknown falls back to the default. */
export function parseTheme(text: string | null): Theme {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return defaultTheme;
  }
  if (!isRecord(kept)) return defaultTheme;
  const hex = (value: unknown, otherwise: string) =>
    typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise;
  return {
    currentTheme: oneOf(kept.currentTheme, allowed.currentTheme, defaultTheme.currentTheme),
    navType: oneOf(kept.navType, allowed.navType, defaultTheme.navType),
    sideNavTheme: oneOf(kept.sideNavTheme, allowed.sideNavTheme, defaultTheme.sideNavTheme),
    navCollapsed: kept.navCollapsed === true,
    topNavColor: hex(kept.topNavColor, defaultTheme.topNavColor),
    headerNavColor: hex(kept.headerNavColor, defaultTheme.headerNavColor),
    fontSize: oneOf(kept.fontSize, allowed.fontSize, defaultTheme.fontSize),
    direction: oneOf(kept.direction, allowed.direction, defaultTheme.direction),
    locale: oneOf(kept.locale, allowed.locale, defaultTheme.locale),
  };
}

/**
 * Runs before the first paint from a small blocking script file of the app's own, so no inline script is needed.
 * A browser that refuses storage gets the default theme.
 */
export function bootTheme(page: Document, storage: () => Pick<Storage, "getItem">): Theme {
  const theme = readKeptTheme(storage);
  applyTheme(theme, page.documentElement);
  return theme;
}

function readKeptTheme(storage: () => Pick<Storage, "getItem">): Theme {
  try {
    return parseTheme(storage().getItem(themeStorageKey));
  } catch {
    // Reading storage throws where cookies are blocked; the default theme is the answer there.
    return defaultTheme;
  }
}

/** Keeps the theme for the next first paint. */
export function keepTheme(theme: Theme, storage: Pick<Storage, "setItem">): void {
  storage.setItem(themeStorageKey, JSON.stringify(theme));
}
