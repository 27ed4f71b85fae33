import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

export interface Spread {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Durations of the half minute that runs, and of all. */
export class Tally {
  #current = createHistogram();
  readonly #all = createHistogram();

  note(ms: number): void {
    const microseconds = Math.max(1, Math.round(ms * 1000));
    this.#current.record(microseconds);
    this.#all.record(microseconds);
  }

  /** Of the time since this was asked last. */
  takeCurrent(): Spread {
    const spread = spreadOf(this.#current);
    this.#current = createHistogram();
    return spread;
  }

  all(): Spread {
    return spreadOf(this.#all);
  }
}

function spreadOf(histogram: RecordableHistogram): Spread {
  if (histogram.count === 0) return { count: 0, p50Ms: 0, p99Ms: 0 };
  return {
    count: histogram.count,
    p50Ms: histogram.percentile(50) / 1000,
    p99Ms: histogram.percentile(99) / 1000,
  };
}
