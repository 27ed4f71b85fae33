import type { PagedTableProps } from "../../lib/lists/paged-table.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** How many rows there are, how many of them have been read, and the key that leads to the search. */
export function useListFoot(kind: "vessels" | "accounts"): Pick<PagedTableProps<never>, "counted" | "keys"> {
  const { t } = useTranslation("platform-screens", "lists");
  return {
    counted: ({ count, total, shown, isMany, isWhole }) => {
      const all = t(`list.${kind}`, { count, total });
      const named = isMany ? t("list.more", { total: all }) : all;
      return isWhole ? named : t("list.loaded", { total: named, shown });
    },
    keys: [{ keys: ["/"], word: t("lists:keys.find") }],
  };
}
