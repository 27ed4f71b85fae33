import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { ExportTable } from "@ymp/api/platform/exports/export-table";
import type { HeavyJob } from "@ymp/api/platform/heavy/heavy-thread";
import { HeavyWork } from "@ymp/api/platform/heavy/heavy-work";
import { plainRows, withoutRows } from "@ymp/api/platform/heavy/plain-table";

/** Nobody who asks for something small should wait longer than this for work of others. */
const goalMs = 50;
const rows = 20_000;

const table: ExportTable<number> = {
  title: "Stores",
  words: { yes: "yes", no: "no" },
  timeZone: "Europe/Paris",
  rows: Array.from({ length: rows }, (_, nth) => nth),
  columns: [
    ...Array.from({ length: 8 }, (_, column) => ({
      heading: `Column ${column}`,
      kind: "text" as const,
      value: (nth: number) => `Value ${column} of item ${nth}`,
    })),
    { heading: "Quantity", kind: "number", decimals: 1, value: (nth) => nth / 2 },
    { heading: "Bought", kind: "instant", value: (nth) => new Date(nth * 86_400_000) },
    { heading: "Critical", kind: "yesNo", value: (nth) => nth % 2 === 0 },
  ],
};
const plain = withoutRows(table);
const pdf = {
  ...{ locale: "en" as const, vesselName: "M/Y Seraphine", titleLines: [] },
  ...{ pageWords: "{page} of {pages}", madeAt: new Date(0) },
};

const heavyWork = new HeavyWork();
const [workbook, csv] = [
  (
    await heavyWork.perform("bench", {
      task: { name: "writeXlsx", table: plain, titleLines: [] },
      rows: plainRows(table),
    })
  ).bytes,
  new TextEncoder().encode(
    [table.columns.map(({ heading }) => heading), ...[...plainRows(table)].flat()]
      .map((cells) => cells.join(";"))
      .join("\n"),
  ),
];

const works: Record<string, () => HeavyJob> = {
  "20,000 rows as a workbook": () => ({
    task: { name: "writeXlsx", table: plain, titleLines: [] },
    rows: plainRows(table),
  }),
  "20,000 rows in print": () => ({ task: { name: "writePdf", table: plain, options: pdf }, rows: plainRows(table) }),
  "a workbook of 20,000 rows read": () => ({ task: { name: "readLists", bytes: workbook, fileName: "stores.xlsx" } }),
  "a CSV of 20,000 rows read": () => ({ task: { name: "readLists", bytes: csv, fileName: "stores.csv" } }),
};

/** The longest time in which this process answered nobody. */
async function silenceUnder(work: () => Promise<unknown>): Promise<{ silenceMs: number; tookMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await sleep(20);
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  await sleep(20);
  delay.disable();
  return { silenceMs: delay.max / 1e6, tookMs };
}

const idle = await silenceUnder(() => sleep(2_000));
console.log(`nothing at all: longest silence ${idle.silenceMs.toFixed(0)} ms`);
for (const [name, job] of Object.entries(works)) {
  const { silenceMs, tookMs } = await silenceUnder(() => heavyWork.perform("bench", job()));
  const verdict = silenceMs <= goalMs ? "met" : `missed, goal ${goalMs} ms`;
  console.log(`${name}: ${(tookMs / 1000).toFixed(1)} s, longest silence ${silenceMs.toFixed(0)} ms (${verdict})`);
}
