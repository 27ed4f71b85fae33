import { IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { ArrowRightLeft, CircleMinus, ClipboardCheck, Pencil } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { type Item, type Lot, useLots } from "./inventory.queries.ts";
import type { ActionOnStock } from "./stock-action-dialog.tsx";
import { ExpiryMark } from "./stock-marks.tsx";

const LotDialog = lazyPanel("dialog", async () => (await import("./lot-dialog.tsx")).LotDialog);

/** What is where, lot by lot: what expires first is taken first. */
export function ItemLots({ item, onAction }: { item: Item; onAction: (action: ActionOnStock) => void }) {
  const { t } = useTranslation();
  const { data } = useLots(item.id);
  const lots = data ?? [];
  const [edited, setEdited] = useState<Lot | null>(null);
  const places = new Set(lots.flatMap((lot) => lot.places.map(({ locationId }) => locationId)));
  const empty = data ? item.places.filter(({ locationId }) => !places.has(locationId)) : [];
  return (
    <section aria-label={t("inventory:lots.title")}>
      <SectionHead title={t("inventory:lots.title")} />
      {data?.length === 0 && empty.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("inventory:lots.none")}</p>
      ) : null}
      <RowList>
        {lots.flatMap((lot) =>
          lot.places.map((place) => (
            <LotRow
              key={`${lot.id}${place.locationId}`}
              item={item}
              lot={lot}
              place={place}
              onAction={onAction}
              onEdit={() => setEdited(lot)}
            />
          )),
        )}
        {empty.map((place) => (
          <li key={place.locationId} className="text-muted-foreground">
            <span dir="auto" className="min-w-0 flex-1">
              {[place.location, place.box, place.shelf].filter(Boolean).join(" / ")}
            </span>
            <span>{t("inventory:lots.empty")}</span>
          </li>
        ))}
      </RowList>
      {edited ? <LotDialog item={item} lot={edited} onClose={() => setEdited(null)} /> : null}
    </section>
  );
}

interface LotRowProps {
  item: Item;
  lot: Lot;
  place: Lot["places"][number];
  onAction: (action: ActionOnStock) => void;
  onEdit: () => void;
}

function LotRow({ item, lot, place, onAction, onEdit }: LotRowProps) {
  const { t } = useTranslation();
  const amount = useAmount();
  const at = { locationId: place.locationId, lotId: lot.id };
  return (
    <li className="max-md:flex-wrap">
      <span className="min-w-0 flex-1 max-md:basis-full max-md:pt-1">
        <span dir="auto" className="font-medium">
          {[place.location, place.box, place.shelf].filter(Boolean).join(" / ")}
        </span>
        {lot.lotNumber ? (
          <bdi className="block font-mono text-muted-foreground text-xs">
            {t("inventory:lots.number", { number: lot.lotNumber })}
          </bdi>
        ) : null}
      </span>
      <ExpiryMark expiry={lot.expiry} />
      <bdi className="w-20 flex-none text-end font-medium tabular-nums max-md:ms-auto">
        {amount(place.onHand, item.unit)}
      </bdi>
      {item.can.edit ? (
        <span className="flex flex-none">
          <IconButton
            label={t("inventory:do.consume.title")}
            size="icon-sm"
            onClick={() => onAction({ kind: "consume", ...at })}
          >
            <CircleMinus />
          </IconButton>
          <IconButton
            label={t("inventory:do.transfer.title")}
            size="icon-sm"
            onClick={() => onAction({ kind: "transfer", ...at })}
          >
            <ArrowRightLeft />
          </IconButton>
          <IconButton
            label={t("inventory:do.count.title")}
            size="icon-sm"
            onClick={() => onAction({ kind: "count", ...at })}
          >
            <ClipboardCheck />
          </IconButton>
          {lot.can.fields.length > 0 ? (
            <IconButton label={t("inventory:lots.edit")} size="icon-sm" onClick={onEdit}>
              <Pencil />
            </IconButton>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}
