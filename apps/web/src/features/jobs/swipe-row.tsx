import { cn } from "@ymp/ui/lib/cn";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";

const decidesAtPx = 88;
const startsAtPx = 12;

export interface SwipeAction {
  label: string;
  icon: ReactNode;
  run: () => void;
}

export interface SwipeRowProps {
  /** Swiping towards the end; the same action must be reachable without swiping. */
  toEnd?: SwipeAction;
  toStart?: SwipeAction;
  children: ReactNode;
}

interface Drag {
  pointerId: number;
  startX: number;
  startY: number;
  isHorizontal: boolean;
}

/** A row that a finger can push aside. The word of what will happen shows below it before it happens. */
export function SwipeRow({ toEnd, toStart, children }: SwipeRowProps) {
  const drag = useRef<Drag | null>(null);
  const justSwiped = useRef(false);
  const [offset, setOffset] = useState(0);
  const action = offset > 0 ? toEnd : offset < 0 ? toStart : undefined;
  const decided = Math.abs(offset) >= decidesAtPx;
  const start = (event: PointerEvent) => {
    justSwiped.current = false;
    if (event.pointerType !== "touch") return;
    drag.current = { pointerId: event.pointerId, startX: event.clientX, startY: event.clientY, isHorizontal: false };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const held = drag.current;
    if (!held || held.pointerId !== event.pointerId) return;
    const [x, y] = [event.clientX - held.startX, event.clientY - held.startY];
    if (!held.isHorizontal) {
      if (Math.abs(y) > startsAtPx) drag.current = null;
      if (Math.abs(x) < startsAtPx || Math.abs(y) > Math.abs(x)) return;
      held.isHorizontal = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    setOffset(x > 0 ? (toEnd ? x : 0) : toStart ? x : 0);
  };
  const end = () => {
    if (drag.current?.isHorizontal) justSwiped.current = true;
    drag.current = null;
    setOffset(0);
    if (decided) action?.run();
  };
  return (
    <div
      className="relative touch-pan-y overflow-hidden"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        drag.current = null;
        setOffset(0);
      }}
      onClickCapture={(event) => {
        if (justSwiped.current) event.stopPropagation();
        justSwiped.current = false;
      }}
    >
      {action ? (
        <span
          aria-hidden
          className={cn(
            "absolute inset-0 flex items-center gap-2 px-5 font-medium text-sm [&_svg]:size-5",
            offset < 0 && "justify-end",
            decided ? "bg-selected text-foreground" : "bg-muted text-muted-foreground",
          )}
        >
          {action.icon}
          {action.label}
        </span>
      ) : null}
      <div
        className={offset === 0 ? "relative" : "relative bg-background"}
        style={{ transform: offset === 0 ? undefined : `translateX(${offset}px)` }}
      >
        {children}
      </div>
    </div>
  );
}
