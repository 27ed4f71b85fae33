import { useLayoutEffect, useRef, useState } from "react";

/** How many of the items stand beside each other; when not all do, the last of the ruler (More) needs its place too. */
export function fittingCount(widths: readonly number[], moreWidth: number, room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = moreWidth;
  const first = widths.findIndex((width) => {
    used += width;
    return used > room;
  });
  return first === -1 ? widths.length : first;
}

/** Measures a hidden copy of the row. `language` because words change their width with it. */
export function useFittingCount(itemCount: number, language: string) {
  const rowRef = useRef<HTMLElement>(null);
  const rulerRef = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(itemCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the words change
  useLayoutEffect(() => {
    const [row, ruler] = [rowRef.current, rulerRef.current];
    if (!row || !ruler) return;
    const measure = () => {
      const widths = [...ruler.children].map((child) => child.getBoundingClientRect().width);
      const room = row.clientWidth - 20;
      setCount(fittingCount(widths.slice(0, -1), widths.at(-1) ?? 0, room));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    observer.observe(ruler);
    return () => observer.disconnect();
  }, [itemCount, language]);
  return { rowRef, rulerRef, count };
}
