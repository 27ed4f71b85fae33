/** Ref for the bars at the top of the screen: a record opens below them, and they stay in sight. */
export function keepSheetBelow(bars: HTMLElement | null): (() => void) | undefined {
  if (!bars) return undefined;
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--sheet-top", `${bars.getBoundingClientRect().bottom}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(bars);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty("--sheet-top");
  };
}
