import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fittingCount } from "./fitting-count.ts";

/** Measures a hidden copy of the row. `language` because words change their width with it. */
export function useFittingCount(itemCount: number, language: string) {
  const rowRef = useRef<HTMLElement>(null);
  const rulerRef = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(itemCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the words change
  useLayoutEffect(() => {
    const [row, ruler] = [rowRef.current, rulerRef.current];
    if (!row || !ruler) return;
    const measure = () => {
      const widths = [...ruler.children].map((child) => child.getBoundingClientRect().width);
      const room = Math.max(0, row.clientWidth - 20);
      // Told once the page is laid out and not painted yet: nobody sees the row before.
      flushSync(() => setCount(fittingCount(widths.slice(0, -1), widths.at(-1) ?? 0, room)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    observer.observe(ruler);
    return () => observer.disconnect();
  }, [itemCount, language]);
  return { rowRef, rulerRef, count };
}
