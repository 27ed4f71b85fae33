import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import {
  ArrowDownToLine,
  ArrowRightLeft,
  CircleMinus,
  ClipboardCheck,
  Coins,
  type LucideIcon,
  PencilLine,
  RotateCcw,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useUnitWord } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { CorrectCostDialog } from "./correct-cost-dialog.tsx";
import { useUndoMoves } from "./inventory.mutations.ts";
import { type Item, type Move, useMoves } from "./inventory.queries.ts";
import { MoreRows } from "./more-rows.tsx";

const icons: Record<Move["kind"], LucideIcon> = {
  count: ClipboardCheck,
  receive: ArrowDownToLine,
  consume: CircleMinus,
  transfer_out: ArrowRightLeft,
  transfer_in: ArrowRightLeft,
  adjust: PencilLine,
  scrap: Trash2,
  return: RotateCcw,
};

/** Every change of the stock, the latest first: what, who, why, and what was left. */
export function ItemLedger({ item }: { item: Item }) {
  const { t } = useTranslation();
  const { rows, query } = useMoves(item.id);
  return (
    <section aria-label={t("inventory:ledger.title")}>
      <SectionHead title={t("inventory:ledger.title")} />
      {rows.length === 0 && !query.isPending ? (
        <p className="text-muted-foreground text-sm">{t("inventory:ledger.none")}</p>
      ) : null}
      <RowList>
        {rows.map((move) => (
          <LedgerRow key={move.id} item={item} move={move} />
        ))}
      </RowList>
      <MoreRows query={query} />
    </section>
  );
}

function LedgerRow({ item, move }: { item: Item; move: Move }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const unitWord = useUnitWord();
  const undo = useUndoMoves();
  const [corrects, setCorrects] = useState(false);
  const Icon = icons[move.kind];
  const sign = ["−", "±", "+"][Math.sign(move.quantity) + 1];
  return (
    <li className="items-start! py-1.5">
      <Icon aria-hidden className="mt-0.5 size-4 flex-none text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className={cn(move.is_reversed && "text-muted-foreground line-through")}>
            {t(`inventory:move.${move.kind}`)}
          </span>
          <bdi className="text-muted-foreground">{move.location}</bdi>
          {move.lot_number ? <bdi className="font-mono text-muted-foreground text-xs">{move.lot_number}</bdi> : null}
          <MoveSource move={move} />
        </span>
        {move.note ? (
          <span dir="auto" className="block text-sm">
            {move.note}
          </span>
        ) : null}
        <span className="block text-muted-foreground text-xs">
          {formats.list([formats.dateTime(move.at), move.person])}
        </span>
      </span>
      <bdi className="flex-none text-end tabular-nums">
        <span className={cn("block font-medium", move.quantity > 0 && "text-status-done")}>
          {sign}
          {formats.quantity(Math.abs(move.quantity))}
        </span>
        <span className="block text-muted-foreground text-xs">
          {t("inventory:ledger.left", { quantity: formats.quantity(move.total), unit: unitWord(item.unit) })}
        </span>
      </bdi>
      {item.can.edit ? (
        <span className="flex w-14 flex-none justify-end touch:w-auto">
          {move.can.correctCost ? (
            <IconButton label={t("inventory:ledger.correctCost")} size="icon-sm" onClick={() => setCorrects(true)}>
              <Coins />
            </IconButton>
          ) : null}
          {move.can.undo ? (
            <IconButton
              label={t("inventory:ledger.undo")}
              size="icon-sm"
              disabled={undo.isPending}
              onClick={() => undo.mutate([move.id])}
            >
              <Undo2 />
            </IconButton>
          ) : null}
        </span>
      ) : null}
      {corrects ? <CorrectCostDialog item={item} move={move} onClose={() => setCorrects(false)} /> : null}
    </li>
  );
}

function MoveSource({ move }: { move: Move }) {
  if (move.job_id)
    return (
      <PathLink href={`/app/jobdetails/${move.job_id}`} className="text-link hover:underline">
        <bdi className="font-mono text-xs">{move.jobNumber}</bdi> {move.job_title}
      </PathLink>
    );
  if (move.order_id)
    return (
      <PathLink href={`/app/orders?order=${move.order_id}`} className="font-mono text-link text-xs hover:underline">
        {move.orderNumber}
      </PathLink>
    );
  if (!move.count_id) return null;
  return (
    <PathLink href={`/app/inventory?count=${move.count_id}`} className="text-link hover:underline">
      <bdi>{move.count_name}</bdi>
    </PathLink>
  );
}
