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

const folder = await mkdtemp(path.join(tmpdir(), "ymp-silence-"));
try {
  const work = new HeavyWork();
  const works = { ...(await listWorks(work)), ...comparisonWorks(), ...paperWorks(work), ...(await fileWorks(folder)) };
  const idle = await silenceUnder(() => sleep(2_000));
  console.log(`nothing at all: longest silence ${idle.silenceMs.toFixed(0)} ms`);
  for (const [name, perform] of Object.entries(works)) {
    if (!name.includes(only)) continue;
    const measured = [await silenceUnder(perform)];
    while (measured.length < rounds && (measured[0]?.tookMs ?? 0) < longMs) measured.push(await silenceUnder(perform));
    const silences = measured.map(({ silenceMs }) => silenceMs).sort((a, b) => a - b);
    const [least = 0, median = 0] = [silences[0], silences[Math.floor(silences.length / 2)]];
    const seconds = Math.min(...measured.map(({ tookMs }) => tookMs)) / 1000;
    const verdict = median <= goalMs ? "met" : `missed, goal ${goalMs} ms`;
    console.log(
      `${name}: ${seconds.toFixed(1)} s, longest silence ${median.toFixed(0)} ms (least ${least.toFixed(0)}; ${verdict})`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
