import { cn } from "@ymp/ui/lib/cn";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { nudged, type Point, stepOf } from "./drawing-view.ts";
import type { BrowsedPart } from "./spares.queries.ts";

export interface DrawingSpotProps {
  part: BrowsedPart;
  isLit: boolean;
  isHovered: boolean;
  onHover: (id: string | null) => void;
  onLight: (id: string) => void;
  /** Given while numbers are being placed. */
  onMove: ((id: string, spot: Point | null) => void) | undefined;
  /** The place on the drawing below a pointer. */
  spotUnder: (event: { clientX: number; clientY: number }) => Point | null;
}

const step = { fine: 2, coarse: 20 } as const;

/** The number of a part where it is on the drawing: pressed it lights the part, dragged or pushed it moves. */
export function DrawingSpot(props: DrawingSpotProps) {
  const { part, isLit, isHovered, onHover, onLight, onMove } = props;
  const { t } = useTranslation();
  const drag = useDrag(props);
  if (part.spotX === null || part.spotY === null) return null;
  const spot = { x: part.spotX, y: part.spotY };
  const push = (event: KeyboardEvent) => {
    if (!onMove) return;
    const by = stepOf(event.key, event.shiftKey ? step.coarse : step.fine);
    if (by) onMove(part.id, nudged(spot, by));
    else if (event.key === "Delete" || event.key === "Backspace") onMove(part.id, null);
    else return;
    event.preventDefault();
  };
  const isMarked = isLit || isHovered;
  return (
    <button
      type="button"
      aria-pressed={isLit}
      aria-label={t("spares:drawing.spot", { label: part.label, name: part.designation })}
      title={part.designation}
      onClick={() => onLight(part.id)}
      onKeyDown={push}
      onPointerEnter={() => onHover(part.id)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(part.id)}
      onBlur={() => onHover(null)}
      {...(onMove ? drag : {})}
      style={{ left: `${spot.x / 10}%`, top: `${spot.y / 10}%` }}
      className={cn(
        "tap-target absolute! flex h-6 min-w-6 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 px-1 font-semibold text-xs tabular-nums shadow-md",
        isMarked
          ? "z-20 border-primary-foreground bg-primary text-primary-foreground"
          : "z-10 border-foreground/70 bg-popover text-popover-foreground",
        isLit && "ring-2 ring-ring",
        onMove ? "cursor-move touch-none" : "cursor-pointer",
      )}
    >
      <bdi>{part.label}</bdi>
    </button>
  );
}

/** The number follows the pointer and stays where it is let go. */
function useDrag({ part, onMove, onLight, spotUnder }: DrawingSpotProps) {
  const isDown = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      isDown.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      onLight(part.id);
    },
    onPointerMove: (event: PointerEvent) => {
      const spot = isDown.current ? spotUnder(event) : null;
      if (spot) onMove?.(part.id, spot);
    },
    onPointerUp: () => {
      isDown.current = false;
    },
    onPointerCancel: () => {
      isDown.current = false;
    },
  };
}
