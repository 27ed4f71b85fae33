import { cn } from "@ymp/ui/lib/cn";
import { PathLink } from "../../app/path-link.tsx";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useUnitWord } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { Item } from "./inventory.queries.ts";

/** How much there is, comes, is held back and can be counted on, against what there should be. */
export function ItemLevels({ item }: { item: Item }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const unitWord = useUnitWord();
  const { level } = item;
  const isFull = useVessel().edition === "full";
  const mayOrder = isFull && item.can.edit;
  if (!level) return null;
  const figures = [
    { id: "onHand", value: level.onHand, isAlert: level.alert !== null },
    { id: "onOrder", value: level.onOrder },
    { id: "reserved", value: level.reserved },
    { id: "available", value: level.available, isAlert: level.alert === "low" },
    { id: "min", value: item.minQuantity },
  ];
  return (
    <section aria-label={t("inventory:levels")} className="basis-full">
      <dl className="surface grid grid-cols-5 max-md:grid-cols-3">
        {figures.map(({ id, value, isAlert }) => (
          <div key={id} className="px-3 py-2.5">
            <dt dir="auto" className="font-medium text-muted-foreground text-xs">
              {t(`inventory:field.${id}`)}
            </dt>
            <dd className={cn("font-semibold text-xl tabular-nums", isAlert && "text-status-overdue")}>
              {value === null ? (
                <span className="font-normal text-muted-foreground text-sm">{t("inventory:none")}</span>
              ) : (
                <bdi>
                  {formats.quantity(value)}{" "}
                  <span className="font-normal text-muted-foreground text-xs">{unitWord(item.unit)}</span>
                </bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {level.onHand !== level.usable ? (
        <p className="mt-2 text-sm text-status-overdue">
          {t("inventory:expiredNotCounted", { quantity: formats.quantity(level.onHand - level.usable) })}
        </p>
      ) : null}
      {level.suggested > 0 ? (
        <p className="mt-2 text-muted-foreground text-sm">
          {t("inventory:suggested", { quantity: formats.quantity(level.suggested), unit: unitWord(item.unit) })}{" "}
          {mayOrder ? (
            <PathLink href="/app/orders?propose=0" className="text-link hover:underline">
              {t("inventory:toProposal")}
            </PathLink>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
