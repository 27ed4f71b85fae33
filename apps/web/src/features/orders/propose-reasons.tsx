import { Button } from "@ymp/ui/primitives/button";
import { Popover, PopoverContent, PopoverTrigger } from "@ymp/ui/primitives/popover";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ProposedLine } from "./orders.queries.ts";

/** The sum behind a proposal, figure by figure: needed + minimum - on hand - on order. */
export function ProposeReasons({ line }: { line: ProposedLine }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const figures = [
    { id: "forecast", value: line.forecast, isAlways: false },
    { id: "minimum", value: line.min ?? 0, isAlways: true },
    { id: "onHand", value: line.onHand, isAlways: true },
    { id: "onOrder", value: line.onOrder, isAlways: false },
    { id: "inPreparation", value: line.inPreparation, isAlways: false },
  ].filter(({ value, isAlways }) => isAlways || value > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-xs">
      {figures.map(({ id, value }) => (
        <bdi key={id} className="tabular-nums">
          {t(`orders:why.${id}`, { quantity: formats.quantity(value), unit: line.unit })}
        </bdi>
      ))}
      {line.max !== null && line.max > (line.min ?? 0) ? (
        <bdi>{t("orders:why.upTo", { quantity: formats.quantity(line.max), unit: line.unit })}</bdi>
      ) : null}
      {line.unitsPerPurchase === 1 ? null : (
        <bdi>{t("orders:why.packs", { quantity: formats.quantity(line.unitsPerPurchase), unit: line.unit })}</bdi>
      )}
      {line.uses.length > 0 ? <Uses line={line} /> : null}
    </div>
  );
}

function Uses({ line }: { line: ProposedLine }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" className="-ms-2.5 text-link">
          {t("orders:why.uses", { count: line.uses.length })}
        </Button>
      </PopoverTrigger>
      <PopoverContent className="max-h-[min(20rem,var(--radix-popper-available-height))] w-96">
        <ul className="flex flex-col gap-2 text-sm">
          {line.uses.map((use) => (
            <li key={`${use.sourceId}${use.on}`} className="flex items-baseline gap-3">
              <bdi className="w-24 flex-none text-muted-foreground tabular-nums">{formats.date(use.on)}</bdi>
              <span dir="auto" className="min-w-0 flex-1">
                {use.source === "job" ? (
                  <PathLink href={`/app/jobdetails/${use.sourceId}`} className="text-link hover:underline">
                    {use.title}
                  </PathLink>
                ) : (
                  use.title
                )}
                {use.equipmentName ? (
                  <span className="block text-muted-foreground text-xs">{use.equipmentName}</span>
                ) : null}
              </span>
              <bdi className="flex-none tabular-nums">{formats.quantity(use.quantity)}</bdi>
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}
