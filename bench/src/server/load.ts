import { createHistogram } from "node:perf_hooks";
import { Pool } from "undici";
import type { HttpRequest } from "./calls.ts";

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly answers: number;
}

/** One who asks the same thing again and again, of another case each time. */
export type Ask = () => Promise<void>;

export interface Effort {
  readonly connections: number;
  readonly seconds: number;
  /** Ends when so many were answered, if that is earlier. */
  readonly answers?: number;
}

/** Keeps `connections` requests under way. */
export async function measure(ask: Ask, { connections, seconds, answers = Infinity }: Effort): Promise<Measured> {
  const histogram = createHistogram();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const worker = async () => {
    while (performance.now() < endsAt && histogram.count < answers) {
      const from = performance.now();
      await ask();
      histogram.record(Math.max(1, Math.round((performance.now() - from) * 1e6)));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const passed = (performance.now() - startedAt) / 1000;
  return {
    perSecond: histogram.count / passed,
    p50Ms: histogram.percentile(50) / 1e6,
    p99Ms: histogram.percentile(99) / 1e6,
    answers: histogram.count,
  };
}

/** Asks a server over connections that stay open; a refusal ends the measuring. */
export function asker(origin: string, connections: number, next: () => HttpRequest): Ask & { close(): Promise<void> } {
  const pool = new Pool(origin, { connections });
  const ask = async () => {
    const { method, path, headers, body } = next();
    const response = await pool.request({ method, path, headers, body: body ?? null });
    const text = await response.body.text();
    // A streamed batch has answered 200 before any of its calls was refused.
    if (response.statusCode !== 200 || text.includes('"error"'))
      throw new Error(`${method} ${path.slice(0, 80)} answered ${response.statusCode}: ${text.slice(0, 2000)}`);
  };
  return Object.assign(ask, { close: () => pool.close() });
}
