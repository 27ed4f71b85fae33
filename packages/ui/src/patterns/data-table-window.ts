import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { usePrinting } from "../lib/printing.ts";
import { useTurn } from "../lib/use-turn.ts";
import type { TableItem } from "./data-table-items.ts";

const rowHeight = 36;
const touchRowHeight = 52;
const cardHeight = 64;
const groupHeight = 32;
const touchGroupHeight = 44;
/** Free space under the last row, so the selection bar hides nothing. */
const tailHeight = 64;
const loadAheadRows = 12;
/** How many rows are drawn at each turn after the table came: first its head alone, at last all that are near the view. */
const drawnAtTurn = [0, 6, 12, 18, Number.POSITIVE_INFINITY];
/** Drawn where nothing has been laid out yet: a hidden tab, a test. */
const fallbackRect = { width: 1024, height: 720 };

export type TableWindowOptions<Row> = {
  grid: RefObject<HTMLElement | null>;
  items: readonly TableItem<Row>[];
  isPhone: boolean;
  isTouch: boolean;
  hasMore?: boolean;
  loadingMore?: boolean;
  onEndReached?: () => void;
};

export type WindowItem<Row> = { item: TableItem<Row>; index: number; start: number; size: number; isSticky: boolean };

export type TableWindow<Row> = {
  height: number;
  visible: WindowItem<Row>[];
  reveal: (index: number | undefined) => void;
  measure: (element: HTMLElement | null) => void;
};

/** Told by the browser once it has laid out the page: asking for the size would make it do so in the middle of drawing. */
function observeSize({ scrollElement }: Virtualizer<HTMLElement, Element>, report: (rect: Rect) => void) {
  if (!scrollElement) return;
  const observer = new ResizeObserver(() => {
    const { offsetWidth: width, offsetHeight: height } = scrollElement;
    report(height > 0 ? { width, height } : fallbackRect);
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** A row has its usual height until the browser reports another; measuring it would force a layout. */
export function heightOfRow(
  element: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<HTMLElement, Element>,
) {
  if (entry) return measureElement(element, entry, list);
  const index = list.indexFromElement(element);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
}

const placed = new WeakSet<Element>();

/** A grid that has just come is at its top: sending it there would have the page laid out in the middle of drawing. */
const scrollTo: typeof elementScroll = (offset, options, virtualizer) => {
  const { scrollElement } = virtualizer;
  const isNew = scrollElement instanceof Element && !placed.has(scrollElement);
  if (isNew) placed.add(scrollElement);
  if (!isNew || offset > 0) elementScroll(offset, options, virtualizer);
};

function lastGroupBefore<Row>(items: readonly TableItem<Row>[], index: number): number {
  for (let at = Math.min(index, items.length - 1); at >= 0; at -= 1) if (items[at]?.kind === "group") return at;
  return -1;
}

/** Paper takes every row; the rules for print let it flow. */
const onPaper = (_item: unknown, index: number) => ({ index, start: 0, size: rowHeight });

/** Draws only the rows in sight, keeps the group being read at the top, and asks for more before the end. */
export function useTableWindow<Row>(options: TableWindowOptions<Row>): TableWindow<Row> {
  const { grid, items, isPhone, isTouch, hasMore, loadingMore, onEndReached } = options;
  const itemHeight = (index: number) => {
    if (items[index]?.kind === "group") return isTouch ? touchGroupHeight : groupHeight;
    if (isPhone) return cardHeight;
    return isTouch ? touchRowHeight : rowHeight;
  };
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => grid.current,
    // A stable function: the positions of all rows are calculated again whenever it changes.
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    estimateSize: itemHeight,
    overscan: 8,
    scrollPaddingStart: groupHeight,
    scrollPaddingEnd: rowHeight + tailHeight,
    initialRect: fallbackRect,
    observeElementRect: observeSize,
    measureElement: isPhone ? measureElement : heightOfRow,
    scrollToFn: scrollTo,
    rangeExtractor: (range: Range) => {
      const group = lastGroupBefore(items, range.startIndex);
      const indexes = defaultRangeExtractor(range);
      return group < 0 || indexes.includes(group) ? indexes : [group, ...indexes];
    },
  });

  // Heights belong to one way of drawing; a turned tablet draws the other.
  const layout = `${isPhone} ${isTouch}`;
  const measuredLayout = useRef(layout);
  useLayoutEffect(() => {
    if (measuredLayout.current === layout) return;
    measuredLayout.current = layout;
    virtualizer.measure();
  }, [layout, virtualizer]);

  const drawn = drawnAtTurn[useTurn(drawnAtTurn.length - 1)];
  const isPrinting = usePrinting();
  const virtualItems = virtualizer.getVirtualItems();
  const lastDrawn = virtualItems.at(-1)?.index ?? 0;
  const isNearEnd = !isPrinting && items.length > 0 && lastDrawn >= items.length - loadAheadRows;
  const askForMore = useEffectEvent(() => onEndReached?.());
  useEffect(() => {
    if (isNearEnd && hasMore && !loadingMore) askForMore();
  }, [isNearEnd, hasMore, loadingMore]);

  const stickyIndex = lastGroupBefore(items, virtualizer.range?.startIndex ?? 0);
  return {
    height: virtualizer.getTotalSize() + tailHeight,
    visible: (isPrinting ? items.map(onPaper) : virtualItems.slice(0, drawn)).flatMap(({ index, start, size }) => {
      const item = items[index];
      return item ? [{ item, index, start, size, isSticky: index === stickyIndex }] : [];
    }),
    reveal: (index) => {
      if (index !== undefined) virtualizer.scrollToIndex(index, { align: "auto" });
    },
    measure: virtualizer.measureElement,
  };
}
