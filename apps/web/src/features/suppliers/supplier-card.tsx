import { Phone } from "lucide-react";
import { dialOf } from "../../lib/contact-links.tsx";
import { listed } from "../../lib/format.ts";
import { type CardSelection, CardTick } from "../../lib/lists/card-tick.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSpendWords } from "./spend-words.ts";
import { DocumentMarks, Stars } from "./supplier-columns.tsx";
import type { ListedSupplier } from "./suppliers.queries.ts";

export interface SupplierCardProps {
  row: ListedSupplier;
  selection?: CardSelection;
}

/** A supplier on a phone: who, what for, where, what asks for attention, and the number to ring. */
export function SupplierCard({ row, selection }: SupplierCardProps) {
  const { t } = useTranslation();
  const spend = useSpendWords().each(row.spendThisYear);
  const phone = row.orderContact?.phone ?? row.phone;
  const place = listed([row.city, row.country], t);
  return (
    <div className="flex min-h-16 items-center gap-3 ps-4 pe-2 py-2">
      <CardTick name={row.name} selection={selection} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-medium text-base">
          {row.name}
        </p>
        <p dir="auto" className="text-muted-foreground text-sm">
          {[listed(row.categories, t), place].filter(Boolean).join(" · ")}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm tabular-nums">
          <Stars rating={row.rating} />
          {spend ? <bdi>{spend}</bdi> : null}
          <DocumentMarks row={row} />
        </p>
      </div>
      {phone ? (
        <a
          href={dialOf(phone)}
          aria-label={t("suppliers:action.call", { name: row.orderContact?.name ?? row.name })}
          className="flex size-touch flex-none items-center justify-center rounded-md text-muted-foreground hover:text-foreground"
          onClick={(event) => event.stopPropagation()}
        >
          <Phone className="size-5" />
        </a>
      ) : null}
    </div>
  );
}
