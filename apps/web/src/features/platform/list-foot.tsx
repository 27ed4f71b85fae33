import { countedUpTo } from "@ymp/core/page";
import { useTranslation } from "react-i18next";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { useFormats } from "../../lib/use-formats.ts";

export interface ListFootProps {
  kind: "vessels" | "accounts";
  shown: number;
  /** Exact to a thousand; 1001 stands for more. */
  total: number | null;
}

/** How many rows there are, and how many of them have been read. */
export function ListFoot({ kind, shown, total }: ListFootProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  return (
    <ScreenFoot
      shown={total === null ? null : words(total)}
      keys={[
        { keys: ["J", "K"], word: t("keys.move") },
        { keys: ["↵"], word: t("keys.open") },
        { keys: ["/"], word: t("keys.find") },
      ]}
    />
  );

  function words(count: number): string {
    const counted = Math.min(count, countedUpTo);
    const all = t(`list.${kind}`, { count: counted, total: formats.count(counted) });
    const named = count > countedUpTo ? t("list.more", { total: all }) : all;
    return shown < count ? t("list.loaded", { total: named, shown: formats.count(shown) }) : named;
  }
}
