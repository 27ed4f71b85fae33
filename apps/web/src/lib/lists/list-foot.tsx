import { countedUpTo } from "@ymp/core/lists";
import type { KeyHint } from "@ymp/ui/patterns/page-foot";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";

/** Values for a message on the number of rows. */
export interface CountedRows {
  /** Chooses the plural; never above what is counted exactly. */
  count: number;
  /** The same as the reader writes figures. */
  total: string;
  shown: string;
  /** There are more than `total`. */
  isMany: boolean;
  /** Every row has been read. */
  isWhole: boolean;
}

export interface ListFootProps {
  shown: number;
  /** Exact to a thousand; 1001 stands for more. Null while it is not known. */
  total: number | null;
  counted: (rows: CountedRows) => string;
  canSelect: boolean;
  keys?: readonly KeyHint[];
}

/** How many rows there are and have been read, and the keys that work on them. */
export function ListFoot({ shown, total, counted, canSelect, keys = [] }: ListFootProps) {
  const { t } = useTranslation("lists");
  const formats = useFormats();
  const count = Math.min(total ?? 0, countedUpTo);
  const rows = {
    count,
    total: formats.count(count),
    shown: formats.count(shown),
    isMany: total !== null && total > countedUpTo,
    isWhole: shown === total,
  };
  return (
    <ScreenFoot
      shown={total === null ? null : counted(rows)}
      keys={[
        { keys: ["J", "K"], word: t("keys.move") },
        ...(canSelect ? [{ keys: ["X"], word: t("keys.select") }] : []),
        { keys: ["↵"], word: t("keys.open") },
        ...keys,
      ]}
    />
  );
}
