import type { Theme as AccountTheme } from "@ymp/api/modules/session/session.schema";
import { applyTheme, defaultTopNavColor, type Theme } from "@ymp/ui/theme/theme";
import { keepTheme, parseTheme, themeStorageKey } from "@ymp/ui/theme/theme-boot";
import { keepPaint } from "../boot/paint.ts";

/**
 * The account keeps "default" for a bar that was not coloured; the stylesheet knows its grey. The header's own colour is
 * for the side navigation: with the top navigation, header and menu are one bar.
 */
export function toTheme(theme: AccountTheme): Theme {
  const { topNavColor, headerNavColor, navType } = theme;
  return {
    ...theme,
    topNavColor: topNavColor === "default" || topNavColor === "" ? defaultTopNavColor : topNavColor,
    headerNavColor: navType === "side" && headerNavColor !== "default" ? headerNavColor : "",
  };
}

export type ThemeStore = ReturnType<typeof createThemeStore>;

/** The theme in force: on the page at once, and kept on the device for the first paint of next time. */
export function createThemeStore(root: HTMLElement, storage: Pick<Storage, "getItem" | "setItem">) {
  let theme = parseTheme(storage.getItem(themeStorageKey));
  const listeners = new Set<() => void>();
  applyTheme(theme, root);

  return {
    getState: () => theme,
    set(next: Theme) {
      if (JSON.stringify(next) === JSON.stringify(theme)) return;
      theme = next;
      applyTheme(theme, root);
      keepTheme(theme, storage);
      keepPaint(root, storage);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
