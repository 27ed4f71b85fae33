/** Ref for the bars at the top of the screen: a record opens below them, and they stay in sight. */
export function keepSheetBelow(bars: HTMLElement | null): (() => void) | undefined {
  if (!bars) return undefined;
  const { style } = document.documentElement;
  // Told once the page is laid out: asking for the place at once would do so in the middle of drawing.
  const observer = new ResizeObserver(() =>
    style.setProperty("--sheet-top", `${bars.getBoundingClientRect().bottom}px`),
  );
  observer.observe(bars);
  return () => {
    observer.disconnect();
    style.removeProperty("--sheet-top");
  };
}
