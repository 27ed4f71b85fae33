import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { DecimalInput } from "../../lib/decimal-input.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useAddToOrder } from "./spares.mutations.ts";
import type { PartRow } from "./spares.queries.ts";

/** How many of a part go onto the draft that is being written to its supplier. */
export function OrderDialog({ part, onClose }: { part: PartRow; onClose: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { stock } = part;
  const [ids] = useState(() => ({ id: newId(), orderId: newId() }));
  const [quantity, setQuantity] = useState<number | null>(stock?.suggested || part.fittedQuantity || 1);
  const add = useAddToOrder();
  const submit = () => {
    if (quantity) add.mutate({ ...ids, partId: part.id, quantity }, { onSuccess: onClose });
  };
  const unit = stock?.unit ?? part.unit ?? "";
  const facts = stock
    ? t("spares:order.facts", {
        onHand: formats.quantity(stock.onHand),
        onOrder: formats.quantity(stock.onOrder),
        min: stock.min === null ? t("spares:order.noMinimum") : formats.quantity(stock.min),
      })
    : t("spares:order.notStocked");
  return (
    <FormDialog
      title={t("spares:order.title", { name: part.designation })}
      subtitle={<bdi>{formats.list([part.machine.name, part.partNo])}</bdi>}
      submit={t("spares:order.confirm")}
      busy={add.isPending}
      disabled={quantity !== null && quantity <= 0}
      error={add.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{facts}</p>
      <Field label={t("spares:order.quantity")} help={t("spares:order.help")} mark={unit}>
        <DecimalInput value={quantity} onValueChange={setQuantity} />
      </Field>
    </FormDialog>
  );
}
