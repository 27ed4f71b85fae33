import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { refusalOf } from "../../app/failures.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { usePostStock } from "./inventory.mutations.ts";
import { type Item, useLots } from "./inventory.queries.ts";
import { StockActionFields } from "./stock-action-fields.tsx";
import { type ActionStart, quantityAt, useStockFields } from "./stock-action-form.ts";

export type ActionOnStock = ActionStart;

export interface StockActionDialogProps {
  item: Item;
  action: ActionOnStock;
  /** Goes on with another action, such as counting what was not enough. */
  onAction: (action: ActionOnStock) => void;
  onClose: () => void;
}

/** One small form for what happens to stock: how much, where, and why where somebody will ask. */
export function StockActionDialog(props: StockActionDialogProps) {
  const { data: lots } = useLots(props.item.id);
  return lots ? <ActionForm key={props.action.kind} {...props} lots={lots} /> : null;
}

type ActionFormProps = StockActionDialogProps & { lots: NonNullable<ReturnType<typeof useLots>["data"]> };

function ActionForm({ item, action: start, onAction, onClose, lots }: ActionFormProps) {
  const { t } = useTranslation();
  const { kind } = start;
  const form = useStockFields(item, lots, start);
  const post = usePostStock(kind);
  const there = quantityAt(lots, form.fields.locationId, form.fields.lotId);
  const isOut = kind === "consume" || kind === "transfer" || kind === "scrap";
  const isTooMuch = isOut && (form.fields.quantity ?? 0) > there;
  const next = form.action();
  const submit = () => {
    if (next && !isTooMuch) post.mutate(next, { onSuccess: onClose });
  };
  const countFirst = () => onAction({ kind: "count", locationId: form.fields.locationId ?? undefined });
  return (
    <FormDialog
      title={t(`inventory:do.${kind}.title`)}
      subtitle={<bdi>{item.name}</bdi>}
      onOpenAutoFocus={focusQuantity}
      submit={t(`inventory:do.${kind}.confirm`)}
      busy={post.isPending}
      disabled={!next || isTooMuch}
      error={post.error}
      refusal={
        <NotEnough item={item} there={there} isTooMuch={isTooMuch} error={post.error} onCountFirst={countFirst} />
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <StockActionFields item={item} kind={kind} lots={lots} fields={form.fields} onChange={form.change} />
    </FormDialog>
  );
}

/** The figure first: it is selected, so that typing replaces it. With a finger the keys beside it are enough. */
function focusQuantity(event: Event): void {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  event.preventDefault();
  const isTouch = window.matchMedia("(pointer: coarse)").matches;
  const figure = isTouch ? panel : panel.querySelector<HTMLInputElement>("input[inputmode=decimal]");
  figure?.focus();
}

interface NotEnoughProps {
  item: Item;
  there: number;
  isTooMuch: boolean;
  error: unknown;
  onCountFirst: () => void;
}

/** Stock never falls below zero: the person who holds more in the hand than the books say counts first. */
function NotEnough({ item, there, isTooMuch, error, onCountFirst }: NotEnoughProps) {
  const { t } = useTranslation();
  const amount = useAmount();
  const refusal = refusalOf(error);
  const isRefused = refusal?.messageKey === "inventory:notEnough";
  if (!isTooMuch && !isRefused)
    return refusal && Object.keys(refusal.fields).length > 0 ? (
      <FormErrors faults={[]} message={t(refusal.messageKey, refusal.params)} />
    ) : (
      <FormRefusal error={error} />
    );
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-md bg-status-overdue-bg p-3 text-sm">
      <p dir="auto">{t("inventory:tooMuch", { onHand: amount(there, item.unit) })}</p>
      <Button size="lg" onClick={onCountFirst}>
        {t("inventory:countFirst")}
      </Button>
    </div>
  );
}
