import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { HeavyWork } from "@ymp/api/platform/heavy/heavy-work";
import { fileWorks } from "./files.ts";
import { comparisonWorks } from "./import-comparison.ts";
import { listWorks } from "./lists.ts";
import { paperWorks } from "./papers.ts";
import { goalMs, silenceUnder } from "./silence.ts";

const rounds = 3;
/** What takes longer than this is measured once. */
const longMs = 10_000;
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length) ?? "";

function spread(values: readonly number[]): { median: number; text: string } {
  const sorted = [...values].sort((a, b) => a - b);
  const [least = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
  return { median, text: `${median.toFixed(0)} ms, least ${least.toFixed(0)}` };
}

const folder = await mkdtemp(path.join(tmpdir(), "ymp-silence-"));
try {
  const work = new HeavyWork();
  const works = { ...(await listWorks(work)), ...comparisonWorks(), ...paperWorks(work), ...(await fileWorks(folder)) };
  const idle = await silenceUnder(() => sleep(2_000));
  console.log(
    `nothing at all: longest silence ${idle.silenceMs.toFixed(0)} ms, at work ${idle.workedMs.toFixed(0)} ms`,
  );
  for (const [name, perform] of Object.entries(works)) {
    if (!name.includes(only)) continue;
    const measured = [await silenceUnder(perform)];
    while (measured.length < rounds && (measured[0]?.tookMs ?? 0) < longMs) measured.push(await silenceUnder(perform));
    const silence = spread(measured.map(({ silenceMs }) => silenceMs));
    const worked = spread(measured.map(({ workedMs }) => workedMs));
    const seconds = Math.min(...measured.map(({ tookMs }) => tookMs)) / 1000;
    const verdict = silence.median <= goalMs ? "met" : `missed, goal ${goalMs} ms`;
    console.log(
      `${name}: ${seconds.toFixed(1)} s, longest silence ${silence.text} (${verdict}), at work ${worked.text}`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
