import { textTokenOn } from "../lib/text-on.ts";

/** How one user has set up the interface. `topNavColor` and `headerNavColor` are six hex digits with a leading #. */
export type Theme = {
  currentTheme: "light" | "dark";
  navType: "side" | "top";
  sideNavTheme: "light" | "dark";
  navCollapsed: boolean;
  topNavColor: string;
  headerNavColor: string;
  fontSize: "sm" | "base" | "md";
  direction: "ltr" | "rtl";
  locale: "en" | "zh" | "fr" | "ja";
};

/** The grey of the top bar until someone picks a colour; it follows the token, so it differs a little by theme. */
export const defaultTopNavColor = "#26282b";

export const defaultTheme: Theme = {
  currentTheme: "dark",
  navType: "top",
  sideNavTheme: "dark",
  navCollapsed: false,
  topNavColor: defaultTopNavColor,
  headerNavColor: "",
  fontSize: "base",
  direction: "ltr",
  locale: "en",
};

const topBarProperties = [
  "--topnav",
  "--topnav-foreground",
  "--topnav-muted",
  "--topnav-active",
  "--topnav-border",
] as const;

/** Safari from 16.2. */
const mixesColors = () => CSS.supports("color", "color-mix(in oklab, red, red)");

/** The custom properties a picked top bar colour needs, with its text dark or light by brightness. */
export function topBarVariables(hex: string): Record<(typeof topBarProperties)[number], string> {
  const text = textTokenOn(hex);
  const towardsText = (percent: number) => {
    if (mixesColors()) return `color-mix(in oklab, ${text} ${percent}%, ${hex})`;
    return percent > 50 ? text : "oklch(0.6 0 0 / 0.35)";
  };
  return {
    "--topnav": hex,
    "--topnav-foreground": text,
    "--topnav-muted": towardsText(78),
    "--topnav-active": towardsText(12),
    "--topnav-border": towardsText(14),
  };
}

/** Puts a theme on the root element; every component follows from its class, attributes and custom properties. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  root.classList.toggle("dark", theme.currentTheme === "dark");
  root.dataset.fontSize = theme.fontSize;
  root.dataset.nav = theme.navType;
  root.dataset.navCollapsed = String(theme.navCollapsed);
  root.dir = theme.direction;
  root.lang = theme.locale;
  const picked = theme.headerNavColor || theme.topNavColor;
  for (const name of topBarProperties) root.style.removeProperty(name);
  if (picked.toLowerCase() === defaultTopNavColor || !/^#[0-9a-f]{6}$/i.test(picked)) return;
  for (const [name, value] of Object.entries(topBarVariables(picked))) root.style.setProperty(name, value);
}
