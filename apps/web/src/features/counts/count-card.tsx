import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { CountedText, CountFigure, type CountFigureProps, NotFoundButton } from "./count-figure.tsx";
import { DifferenceMark, LineMarks } from "./count-marks.tsx";
import type { CountRow } from "./count-rows.ts";
import { binText } from "./count-words.ts";

export interface CountCardProps {
  row: CountRow;
  isOnePlace: boolean;
  mayCount: boolean;
  showsBooks: boolean;
  onTell: CountFigureProps["onTell"];
}

/** A line on a phone: what and where, and figures for a thumb. */
export function CountCard({ row, isOnePlace, mayCount, showsBooks, onTell }: CountCardProps) {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  const amount = useAmount();
  const facts = [
    binText(row, isOnePlace),
    row.partNo,
    row.lotNumber && t("line.lot", { number: row.lotNumber }),
    row.expiresOn && t("line.expires", { on: formats.date(row.expiresOn) }),
  ].filter(Boolean);
  return (
    <div className="flex min-h-16 flex-col gap-2 px-4 py-2.5">
      <div className="min-w-0">
        <p dir="auto" className="break-words font-medium text-base">
          {row.name}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
          <bdi>{formats.list(facts)}</bdi>
          <LineMarks row={row} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {mayCount ? <CountFigure row={row} isBig onTell={onTell} /> : <CountedText row={row} />}
        {mayCount && row.counted === null ? <NotFoundButton row={row} onTell={onTell} /> : null}
        {showsBooks && row.books ? (
          <span className="ms-auto flex flex-col items-end text-sm">
            <bdi className="text-muted-foreground text-xs">
              {t("line.expected", { amount: amount(row.books.expected, row.unit) })}
            </bdi>
            <DifferenceMark row={row} />
          </span>
        ) : null}
      </div>
    </div>
  );
}
