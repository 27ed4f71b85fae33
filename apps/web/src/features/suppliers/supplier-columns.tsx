import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { RatingStars } from "@ymp/ui/primitives/rating";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { type ReactNode, useMemo } from "react";
import { columnsOf } from "../../lib/lists/columns-of.ts";
import { NamedCell } from "../../lib/lists/named-cell.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSpendWords } from "./spend-words.ts";
import type { ListedSupplier } from "./suppliers.queries.ts";

/** What a screen of usual width has no room for. */
export const hiddenAtFirst = ["contact"];

export function useSupplierColumns(): DataColumn<ListedSupplier>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const spendWords = useSpendWords();
  return useMemo(() => {
    const head = (id: string) => t(`suppliers:field.${id}`);
    return columnsOf<ListedSupplier>(head, {
      name: {
        width: "minmax(200px,1.6fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <NamedCell name={row.name} mark={row.archivedAt && t("suppliers:state.archived")} />,
      },
      categories: {
        width: "minmax(130px,1.2fr)",
        wideOnly: true,
        cell: ({ categories }) => formats.list(categories),
      },
      operatingIn: {
        width: "minmax(130px,1.2fr)",
        wideOnly: true,
        cell: ({ operatingIn }) => formats.list(operatingIn),
      },
      city: { width: "minmax(100px,0.8fr)", sortable: true, wideOnly: true, cell: ({ city }) => city },
      contact: {
        header: head("orderContact"),
        width: "minmax(120px,1fr)",
        wideOnly: true,
        cell: ({ orderContact }) => orderContact?.name ?? null,
      },
      rating: { width: "88px", sortable: true, cell: ({ rating }) => <Stars rating={rating} /> },
      spend: {
        width: "minmax(110px,0.9fr)",
        align: "end",
        cell: ({ spendThisYear }) => spendWords.each(spendThisYear),
      },
      openOrders: {
        width: "96px",
        align: "end",
        cell: ({ openOrders }) => <bdi className="block text-end">{openOrders ? formats.count(openOrders) : ""}</bdi>,
      },
      documents: { width: "112px", cell: (row) => <DocumentMarks row={row} /> },
    });
  }, [t, formats, spendWords]);
}

export function Stars({ rating }: { rating: number | null }) {
  const { t } = useTranslation();
  return <RatingStars value={rating} word={t("suppliers:stars", { rating: rating ?? 0 })} />;
}

/** How many papers have ended or will soon; nothing while all hold. */
export function DocumentMarks({ row }: { row: Pick<ListedSupplier, "expiredDocuments" | "expiringDocuments"> }) {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-2.5">
      <Marked
        count={row.expiredDocuments}
        words={t("suppliers:marks.expired", { count: row.expiredDocuments })}
        icon={<OverdueIcon className="size-4" />}
        className="font-medium text-status-overdue"
      />
      <Marked
        count={row.expiringDocuments}
        words={t("suppliers:marks.expiring", { count: row.expiringDocuments })}
        icon={<DueSoonIcon className="size-4" />}
        className="text-status-due-soon"
      />
    </span>
  );
}

interface MarkedProps {
  count: number;
  words: string;
  icon: ReactNode;
  className: string;
}

function Marked({ count, words, icon, className }: MarkedProps) {
  const formats = useFormats();
  if (count === 0) return null;
  return (
    <span title={words} className={`flex items-center gap-1 ${className}`}>
      {icon}
      <span className="sr-only">{words}</span>
      <span aria-hidden>{formats.count(count)}</span>
    </span>
  );
}
