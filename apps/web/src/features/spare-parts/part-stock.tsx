import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { Link2 } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useCan } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { PartActionProps } from "./part-actions.tsx";
import { placesOf } from "./part-marks.tsx";
import type { PartSheetData } from "./spares.queries.ts";

type Stock = NonNullable<PartSheetData["stock"]>;

/** How many there are, what comes and is held back, where they lie, and which item of the stores that is. */
export function PartStock({ part, onDialog }: PartActionProps) {
  const { t } = useTranslation();
  const { stock } = part;
  if (!stock)
    return (
      <section
        className="surface flex flex-wrap items-center gap-3 px-4 py-3 text-sm"
        aria-label={t("spares:stock.title")}
      >
        <p className="min-w-0 flex-1 text-muted-foreground">{t("spares:stock.none")}</p>
        {part.can.link ? (
          <Button onClick={() => onDialog("link")}>
            <Link2 />
            {t("spares:action.link")}
          </Button>
        ) : null}
      </section>
    );
  return (
    <section aria-label={t("spares:stock.title")}>
      <StockFigures stock={stock} isShort={part.alert === "low" || part.alert === "critical_none_on_board"} />
      {part.alert === "no_minimum" ? (
        <p className="mt-2 text-sm text-status-due-soon">{t("spares:warn.noMinimum")}</p>
      ) : null}
      <StockFacts part={part} stock={stock} />
    </section>
  );
}

const figureNames = ["onHand", "onOrder", "reserved", "available", "min", "suggested"] as const;
const wordOfFigure = { min: "minimum", suggested: "toOrder" } as const;
const wordFor = (name: (typeof figureNames)[number]) =>
  name === "min" || name === "suggested" ? wordOfFigure[name] : name;

function StockFigures({ stock, isShort }: { stock: Stock; isShort: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <dl className="surface grid grid-cols-6 max-lg:grid-cols-3">
      {figureNames.map((name) => {
        const value = stock[name];
        return (
          <div key={name} className="px-3 py-2.5">
            <dt dir="auto" className="font-medium text-muted-foreground text-xs">
              {t(`spares:field.${wordFor(name)}`)}
            </dt>
            <dd
              className={cn(
                "font-semibold text-xl tabular-nums",
                name === "onHand" && isShort && "text-status-overdue",
              )}
            >
              {value === null ? (
                <span className="font-normal text-muted-foreground text-sm">{t("spares:stock.noFigure")}</span>
              ) : (
                <bdi>{formats.quantity(value)}</bdi>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function StockFacts({ part, stock }: { part: PartSheetData; stock: Stock }) {
  const { t } = useTranslation();
  const mayOpen = useCan("inventory:view");
  const places = placesOf(part);
  return (
    <div className="mt-2 flex flex-col gap-0.5 text-sm">
      <p>
        <span className="text-muted-foreground">{t("spares:field.item")}: </span>
        {mayOpen ? (
          <PathLink href={`/app/inventory?item=${stock.id}`} className="text-link hover:underline">
            <bdi>{stock.name}</bdi>
          </PathLink>
        ) : (
          <bdi>{stock.name}</bdi>
        )}
        <span className="ms-1 text-muted-foreground">{stock.unit}</span>
      </p>
      {places.length > 0 ? (
        <p>
          <span className="text-muted-foreground">{t("spares:field.place")}: </span>
          <bdi>{places.join("; ")}</bdi>
        </p>
      ) : null}
    </div>
  );
}
