import { useQuery } from "@tanstack/react-query";
import { Conflict } from "@ymp/ui/patterns/conflict";
import { useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { DraftLine, OrderDraft } from "./order-draft.ts";
import type { HeadingField, Side } from "./order-merge.ts";
import type { OrderConflict } from "./use-order-save.ts";

const words: Record<HeadingField, string> = {
  title: "title",
  supplier: "supplier",
  currency: "currency",
  neededOn: "neededOn",
  deliverTo: "deliverTo",
  notes: "notes",
  internalNotes: "internalNotes",
  shippingMinor: "shipping",
  exchangeRate: "rate",
};

interface OrderConflictBoxProps {
  conflict: OrderConflict;
  onDecide: (side: Side) => void;
}

/** Somebody saved the same draft meanwhile: what both changed, as either has it. */
export function OrderConflictBox({ conflict, onDecide }: OrderConflictBoxProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useQuery(useTrpc().orders.history.queryOptions({ id: conflict.saved.id, limit: 10 }));
  const change = data?.rows.find(({ verb }) => verb === "updated");
  const name = change?.actorName ?? undefined;
  const textOf = useFieldText();
  const lineText = useLineText();
  const asHadBy = (side: Side) => (
    <>
      {conflict.fields.map((field) => (
        <span key={field} className="block">
          {t("orders:conflict.field", {
            field: t(`orders:field.${words[field]}`),
            value: textOf(conflict[side], field),
          })}
        </span>
      ))}
      {conflict.lines.map((line) => (
        <span key={line.id} className="block">
          {lineText(line[side] ?? line.mine ?? line.theirs, conflict[side].currency, line[side] === null)}
        </span>
      ))}
    </>
  );
  return (
    <div className="rounded-lg bg-popover inset-ring inset-ring-border-strong">
      <Conflict
        title={t("orders:conflict.title")}
        yours={asHadBy("mine")}
        theirs={{
          name,
          heading: [name ?? t("job-sheet:conflict.somebody"), change && formats.dateTime(change.at)]
            .filter(Boolean)
            .join(", "),
          value: asHadBy("theirs"),
        }}
        onKeepMine={() => onDecide("mine")}
        onTakeTheirs={() => onDecide("theirs")}
        note={t("orders:conflict.note")}
      />
    </div>
  );
}

function useFieldText(): (draft: OrderDraft, field: HeadingField) => string {
  const formats = useFormats();
  const nothing = "–";
  return (draft, field) => {
    if (field === "supplier") return draft.supplier?.name ?? nothing;
    if (field === "neededOn") return draft.neededOn ? formats.date(draft.neededOn) : nothing;
    if (field === "shippingMinor") {
      const { shippingMinor: amountMinor, currency } = draft;
      return amountMinor === null ? nothing : formats.money({ amountMinor, currency });
    }
    return String(draft[field] ?? "") || nothing;
  };
}

function useLineText(): (line: DraftLine | null, currency: string, isOut: boolean) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (line, currency, isOut) => {
    const field = line?.description || line?.partNo || t("orders:tabs.lines");
    if (!line || isOut) return t("orders:conflict.field", { field, value: t("orders:conflict.lineOut") });
    const { thousandths, unit, unitPriceMinor: amountMinor, note } = line;
    const amount = t("orders:conflict.amount", { quantity: formats.quantity((thousandths ?? 0) / 1000), unit });
    const price = amountMinor === null ? null : formats.money({ amountMinor, currency });
    const value = [amount, price, note].filter(Boolean).join(", ");
    return t("orders:conflict.field", { field, value });
  };
}
