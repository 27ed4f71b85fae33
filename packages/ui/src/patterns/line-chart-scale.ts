const dayMs = 86_400_000;

/** One reading: an instant and what the counter showed. */
export type ChartPoint = { at: number; value: number };

export type ChartFrame = { width: number; height: number; start: number; end: number; low: number; high: number };

export const margin = { start: 44, end: 12, top: 12, bottom: 24 } as const;

export function xOf(frame: ChartFrame, at: number): number {
  const share = (at - frame.start) / (frame.end - frame.start || 1);
  return margin.start + share * (frame.width - margin.start - margin.end);
}

export function yOf(frame: ChartFrame, value: number): number {
  const share = (value - frame.low) / (frame.high - frame.low || 1);
  return frame.height - margin.bottom - share * (frame.height - margin.top - margin.bottom);
}

/** Round steps (1, 2 or 5 times a power of ten), about `count` of them, that are within the range. */
export function roundTicks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / Math.max(count, 1) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick <= high; tick += step) ticks.push(tick);
  return ticks;
}

/** Firsts of the months in the range, thinned so that at most `most` remain. */
export function monthTicks(start: number, end: number, most: number): number[] {
  const first = new Date(start);
  const ticks: number[] = [];
  for (let month = 0; ticks.length < 600; month += 1) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1);
    if (at > end) break;
    if (at >= start) ticks.push(at);
  }
  const every = Math.ceil(ticks.length / most);
  return ticks.filter((_, index) => index % every === 0);
}

/** The frame that shows every reading, threshold and forecast with a little air. */
export function frameFor(
  size: { width: number; height: number },
  points: readonly ChartPoint[],
  levels: readonly number[],
  until?: number,
): ChartFrame {
  const values = [...points.map((point) => point.value), ...levels];
  const instants = points.map((point) => point.at);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const air = (high - low || 1) * 0.08;
  const start = Math.min(...instants);
  return {
    ...size,
    start,
    end: Math.max(until ?? 0, ...instants, start + dayMs),
    low: Math.max(0, low - air),
    high: high + air,
  };
}

export function linePath(frame: ChartFrame, points: readonly ChartPoint[]): string {
  return points
    .map(
      (point, index) =>
        `${index === 0 ? "M" : "L"}${xOf(frame, point.at).toFixed(1)} ${yOf(frame, point.value).toFixed(1)}`,
    )
    .join("");
}
