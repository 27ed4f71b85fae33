import { cn } from "@ymp/ui/lib/cn";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Crosshair, Link2, MapPinOff, Maximize2, ShoppingCart } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Point } from "./drawing-view.ts";
import type { PartDialog } from "./part-actions.tsx";
import { AlertMark, placesOf, StockFigure } from "./part-marks.tsx";
import type { BrowsedPart, BrowsePage } from "./spares.queries.ts";

export interface BrowseListProps {
  parts: readonly BrowsedPart[];
  can: BrowsePage["can"];
  litId: string | undefined;
  hoveredId: string | null;
  onHover: (id: string | null) => void;
  onLight: (id: string | undefined) => void;
  onOpen: (id: string) => void;
  onDialog: (dialog: PartDialog) => void;
  /** Given while numbers are being placed. */
  onPlace: ((id: string, spot: Point | null) => void) | undefined;
}

/** The parts beside the drawing. The one that is lit shows its stock and what can be done. */
export function BrowseList(props: BrowseListProps) {
  const { parts, litId } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (litId) list.current?.querySelector("[data-lit]")?.scrollIntoView({ block: "nearest" });
  }, [litId]);
  const walk = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-part]") ?? [])];
    const index = rows.findIndex((row) => row.isSameNode(document.activeElement));
    const target = { ArrowDown: index + 1, j: index + 1, ArrowUp: index - 1, k: index - 1 }[event.key];
    if (target === undefined || index < 0) return;
    event.preventDefault();
    rows[target]?.focus();
  };
  return (
    <ul ref={list} aria-label={t("spares:title")} onKeyDown={walk} className="flex flex-col">
      {parts.map((part) => (
        <BrowseRow key={part.id} {...props} part={part} />
      ))}
    </ul>
  );
}

function BrowseRow({ part, litId, hoveredId, onHover, onLight, ...rest }: BrowseListProps & { part: BrowsedPart }) {
  const isLit = part.id === litId;
  const hasSpot = part.spotX !== null;
  return (
    <li
      data-lit={isLit || undefined}
      onPointerEnter={() => onHover(part.id)}
      onPointerLeave={() => onHover(null)}
      className={cn("hairline-b", isLit ? "bg-selected" : part.id === hoveredId && "bg-accent")}
    >
      <button
        type="button"
        data-part
        aria-expanded={isLit}
        onFocus={() => onHover(part.id)}
        onBlur={() => onHover(null)}
        onClick={() => onLight(isLit ? undefined : part.id)}
        className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-start text-sm -outline-offset-2 touch:min-h-touch"
      >
        <span
          aria-hidden
          className={cn(
            "flex h-6 min-w-6 flex-none items-center justify-center rounded-full border px-1 font-semibold text-xs tabular-nums",
            isLit ? "border-primary bg-primary text-primary-foreground" : "border-border-strong",
            !hasSpot && "border-dashed",
            !hasSpot && !isLit && "text-muted-foreground",
          )}
        >
          <bdi>{part.label}</bdi>
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block font-medium">
            {part.designation}
          </span>
          <span className="block text-muted-foreground text-xs">
            <bdi className="font-mono">{part.partNo}</bdi>
            {part.measurement ? <bdi className="ms-2">{part.measurement}</bdi> : null}
          </span>
        </span>
        <span className="flex-none text-end">
          <StockFigure part={part} />
          <AlertMark alert={part.alert} className="flex justify-end text-xs [&_svg]:size-3.5" />
        </span>
      </button>
      {isLit ? <LitPart part={part} {...rest} /> : null}
    </li>
  );
}

type LitPartProps = Pick<BrowseListProps, "can" | "onOpen" | "onDialog" | "onPlace"> & { part: BrowsedPart };

const middle: Point = { x: 500, y: 500 };

/** Where it is, how many are fitted, and the next steps. */
function LitPart({ part, can, onOpen, onDialog, onPlace }: LitPartProps) {
  const { t } = useTranslation();
  const facts = useFacts(part);
  return (
    <div className="px-4 pb-3 ps-13">
      {facts.length > 0 ? (
        <dl className="mb-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="flex flex-wrap items-center gap-1.5">
        {can.order ? (
          <Button onClick={() => onDialog("order")}>
            <ShoppingCart />
            {t("spares:action.order")}
          </Button>
        ) : null}
        {can.link && !part.itemId ? (
          <Button onClick={() => onDialog("link")}>
            <Link2 />
            {t("spares:action.link")}
          </Button>
        ) : null}
        {onPlace && part.spotX === null ? (
          <Button onClick={() => onPlace(part.id, middle)}>
            <Crosshair />
            {t("spares:drawing.placeInMiddle")}
          </Button>
        ) : null}
        {onPlace && part.spotX !== null ? (
          <Button onClick={() => onPlace(part.id, null)}>
            <MapPinOff />
            {t("spares:drawing.takeOff")}
          </Button>
        ) : null}
        <IconButton
          className="ms-auto"
          label={t("spares:action.open", { name: part.designation })}
          onClick={() => onOpen(part.id)}
        >
          <Maximize2 />
        </IconButton>
      </div>
    </div>
  );
}

function useFacts(part: BrowsedPart): { label: string; value: string }[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const { stock } = part;
  const others = (stock?.sharedBy ?? 1) - 1;
  const values = {
    place: placesOf(part).join("; "),
    minimum: stock && stock.min !== null ? formats.quantity(stock.min) : "",
    onOrder: stock?.onOrder ? formats.quantity(stock.onOrder) : "",
    toOrder: stock?.suggested ? formats.quantity(stock.suggested) : "",
    fitted:
      part.fittedQuantity === null ? "" : [formats.quantity(part.fittedQuantity), part.unit].filter(Boolean).join(" "),
    figureNumber: part.figureNumber ?? "",
    serialNo: part.serialNo ?? "",
    standard: part.standard ?? "",
    item: stock ? formats.list([stock.name, others > 0 && t("spares:sharedWith", { count: others })]) : "",
    description: part.description ?? "",
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [{ label: t(`spares:field.${name}`), value }] : [],
  );
}
