import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { usePrinting } from "../lib/printing.ts";
import { useMedia } from "../lib/use-media.ts";

interface Column {
  /** A grid track. */
  width: string;
  isName?: boolean;
  wideOnly?: boolean;
  givesWay?: boolean;
}

const gap = 16;
const edges = 48;
const selector = 16;
/** Between the margins of an upright A4. */
const paper = 703;
/** What a name needs to be read in two lines. */
const usefulName = 240;

/** For a window with too many columns; a wider one scrolls when columns are added. */
const tabletQuery = "(max-width: 1279px)";

/** "84px" and "minmax(84px,1fr)" take 84 at least. */
function leastWidth(track: string): number {
  return Number.parseFloat(/\d+(?=px)/.exec(track)?.[0] ?? "0");
}

const neededBy = ({ width, isName }: Column) => Math.max(leastWidth(width), isName ? usefulName : 0);

/**
 * What fits beside each other once the name has room to be read: columns marked `wideOnly` give way, the last of them
 * first, then those marked `givesWay`. Where nothing more may go, the name takes what is left.
 */
export function columnsThatFit<Fitting extends Column>(
  columns: readonly Fitting[],
  { width, hasSelector }: { width: number; hasSelector: boolean },
): readonly Fitting[] {
  const tracks = [...(hasSelector ? [selector] : []), ...columns.map(neededBy)];
  let excess = edges + tracks.reduce((sum, track) => sum + track + gap, -gap) - width;
  const left = new Set<Fitting>();
  const fromLast = columns.toReversed();
  for (const column of [...fromLast.filter((each) => each.wideOnly), ...fromLast.filter((each) => each.givesWay)]) {
    if (excess <= 0) break;
    left.add(column);
    excess -= neededBy(column) + gap;
  }
  const room = usefulName - Math.max(excess, 0);
  return columns
    .filter((column) => !left.has(column))
    .map((column) => (column.isName && room > leastWidth(column.width) ? withLeast(column, room) : column));
}

function withLeast<Fitting extends Column>(column: Fitting, least: number): Fitting {
  return { ...column, width: column.width.replace(/\d+px/, `${least}px`) };
}

/** Of a table that is in this element. */
export function useColumnsThatFit<Fitting extends Column>(
  element: RefObject<HTMLElement | null>,
  columns: readonly Fitting[],
  hasSelector: boolean,
): readonly Fitting[] {
  const isTablet = useMedia(tabletQuery);
  const isPrinting = usePrinting();
  const [measured, setWidth] = useState<number>();
  const width = isPrinting ? paper : isTablet ? measured : undefined;
  useLayoutEffect(() => {
    const { current } = element;
    if (!isTablet || !current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isTablet, element]);
  return useMemo(
    () => (width ? columnsThatFit(columns, { width, hasSelector }) : columns),
    [width, columns, hasSelector],
  );
}
