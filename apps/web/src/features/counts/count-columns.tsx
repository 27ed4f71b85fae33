import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { CountedText, CountFigure, type CountFigureProps, NotFoundButton } from "./count-figure.tsx";
import { DifferenceMark, LineMarks } from "./count-marks.tsx";
import type { CountRow } from "./count-rows.ts";
import { binText } from "./count-words.ts";

export interface CountColumnsProps {
  isOnePlace: boolean;
  mayCount: boolean;
  showsBooks: boolean;
  onTell: CountFigureProps["onTell"];
}

export function useCountColumns({ isOnePlace, mayCount, showsBooks, onTell }: CountColumnsProps) {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  const amount = useAmount();
  return useMemo(() => {
    const head = (id: string) => t(`field.${id}`);
    const columns: DataColumn<CountRow>[] = [
      {
        id: "item",
        header: head("item"),
        width: "minmax(160px,2fr)",
        isName: true,
        cell: (row) => <NameCell row={row} />,
      },
      {
        id: "place",
        header: head("place"),
        width: "minmax(96px,1fr)",
        cell: (row) => <bdi className="text-muted-foreground">{binText(row, isOnePlace)}</bdi>,
      },
      {
        id: "counted",
        header: head("counted"),
        width: "minmax(216px,auto)",
        cell: (row) =>
          mayCount ? (
            <span className="flex items-center gap-1">
              <CountFigure row={row} onTell={onTell} />
              {row.counted === null ? <NotFoundButton row={row} onTell={onTell} /> : null}
            </span>
          ) : (
            <CountedText row={row} />
          ),
      },
    ];
    if (showsBooks)
      columns.push(
        {
          id: "expected",
          header: head("expected"),
          width: "88px",
          align: "end",
          cell: ({ books, unit }) => (books ? <bdi>{amount(books.expected, unit)}</bdi> : null),
        },
        {
          id: "difference",
          header: head("difference"),
          width: "96px",
          align: "end",
          cell: (row) => <DifferenceMark row={row} />,
        },
        {
          id: "value",
          header: head("value"),
          width: "104px",
          align: "end",
          cell: ({ valueMinor, unitCost }) =>
            valueMinor && unitCost ? (
              <bdi>{formats.money({ amountMinor: valueMinor, currency: unitCost.currency })}</bdi>
            ) : null,
        },
      );
    columns.push({
      id: "countedBy",
      header: head("countedBy"),
      width: "minmax(96px,0.8fr)",
      wideOnly: true,
      cell: (row) => <bdi className="text-muted-foreground">{formats.list(countersOf(row))}</bdi>,
    });
    return columns;
  }, [t, formats, amount, isOnePlace, mayCount, showsBooks, onTell]);
}

export function countersOf({ entries, tally }: CountRow): string[] {
  const names = entries.flatMap(({ countedBy, countedByName }) =>
    countedBy && countedByName && tally?.countedBy.includes(countedBy) ? [countedByName] : [],
  );
  return [...new Set(names)];
}

function NameCell({ row }: { row: CountRow }) {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  const lot = [
    row.lotNumber && t("line.lot", { number: row.lotNumber }),
    row.expiresOn && t("line.expires", { on: formats.date(row.expiresOn) }),
  ];
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <bdi className="min-w-0 font-medium">{row.name}</bdi>
      <bdi className="text-muted-foreground text-xs">{formats.list([row.partNo, ...lot])}</bdi>
      <LineMarks row={row} />
    </span>
  );
}
