/** What a page noted about itself. Times are milliseconds since its navigation began. */
export interface Noted {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
  /** When each mark was first painted. */
  marks: Record<string, number>;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page before anything of it: watches paints, shifts, long tasks, and when what is looked for is there. */
export function watchPage(marks: Record<string, string>): void {
  const noted: Noted = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [], marks: {} };
  window.noted = noted;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") noted.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    if ("hadRecentInput" in entry && entry.hadRecentInput) return;
    if ("value" in entry && typeof entry.value === "number") noted.layoutShift += entry.value;
  });
  observe("longtask", ({ startTime, duration }) => noted.longTasks.push({ start: startTime, duration }));
  const look = () => {
    for (const [name, selector] of Object.entries(marks)) {
      if (noted.marks[name] !== undefined || document.querySelector(selector) === null) continue;
      noted.marks[name] = 0;
      // The frame after the next one begins when this state has been painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          noted.marks[name] = performance.now();
        }),
      );
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
