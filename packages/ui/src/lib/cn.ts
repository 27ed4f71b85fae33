import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["2xs"],
      leading: ["tight", "normal"],
      spacing: [
        "control-sm",
        "control",
        "control-lg",
        "touch",
        "row",
        "row-touch",
        "row-head",
        "topbar",
        "navrow",
        "footer",
        "bottom-bar",
        "sidebar",
        "sidebar-collapsed",
        "sheet",
        "dialog-sm",
        "dialog",
        "palette",
      ],
    },
    classGroups: { shadow: ["surface", "field-edge"] },
  },
});

/** Joins class names; of two that set the same property the later wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
