import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { usePaperWords } from "../people/papers/use-paper-words.ts";
import type { MatrixCell } from "./certificates.queries.ts";

const dated: readonly MatrixCell["state"][] = ["expired", "urgent", "expiring", "valid"];

/** What a cell says: the day of the end, or why there is none. */
export function useCellWords() {
  const { t } = useTranslation("certificates");
  const formats = useFormats();
  const { typeName } = usePaperWords();
  const shown = ({ state, expiresOn }: MatrixCell): string =>
    expiresOn && dated.includes(state) ? formats.date(expiresOn) : t(`state.${state}`);
  return {
    shown,
    column: ({ column }: MatrixCell): string => t(`column.${column}`),
    /** For readers who do not see the colour. */
    whole: (cell: MatrixCell, name: string): string =>
      t("cell", {
        column: t(`column.${cell.column}`),
        name,
        papers: formats.list(cell.types.map(typeName)),
        state: formats.list([t(`state.${cell.state}`), cell.expiresOn ? formats.date(cell.expiresOn) : null]),
      }),
  };
}
