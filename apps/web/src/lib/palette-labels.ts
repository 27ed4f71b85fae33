import type { Say } from "@ymp/i18n/screen-translator";
import type { CommandPaletteProps } from "@ymp/ui/primitives/command-palette";

interface PaletteCount {
  shown: number;
  total: number;
  /** There are more than `total`. */
  isMany: boolean;
  isOffline: boolean;
  isPhone: boolean;
}

/** What the field says while it is empty; a phone has no room for all that can be found. */
export const palettePlaceholder = (isPhone: boolean) => (isPhone ? "navigation:find" : "search:placeholder");

/** The palette's words, the same while its code is on the way and after. */
export function paletteLabels(
  t: Say,
  { shown, total, isMany, isOffline, isPhone }: PaletteCount,
): CommandPaletteProps["labels"] {
  return {
    title: t("navigation:find"),
    placeholder: t(palettePlaceholder(isPhone)),
    narrow: t("search:narrow"),
    move: t("search:move"),
    open: t("search:open"),
    newTab: t("search:newTab"),
    results: t("search:results", { shown, count: total, total: `${total}${isMany ? "+" : ""}` }),
    nothing: t(isOffline ? "search:nothingOffline" : "search:nothing"),
  };
}
