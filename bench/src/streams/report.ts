import type { CrewAtWork } from "./crew-at-work.ts";
import type { Spread } from "./tally.ts";
import { growthPerStep, type Vitals } from "./vitals.ts";

interface LineFacts {
  readonly streams: number;
  readonly answers: Spread;
  readonly deliveries: Spread;
  readonly missing: number;
  readonly cpuShare: number;
}

const columns = [
  "minute",
  "streams",
  "RSS MB",
  "heap MB",
  "open files",
  "CPU %",
  "calls/s",
  "p50 ms",
  "p99 ms",
  "told/s",
  "p50 ms",
  "p99 ms",
  "missing",
];
const columnWidth = 12;
const secondsPerLine = 30;

export const heading = columns.map((name) => name.padStart(columnWidth)).join("");

export function lineOf(minute: number, vitals: Vitals, facts: LineFacts): string {
  const { answers, deliveries } = facts;
  const cells = [
    minute.toFixed(1),
    String(facts.streams),
    vitals.residentMb.toFixed(0),
    vitals.heapMb.toFixed(0),
    String(vitals.descriptors),
    (facts.cpuShare * 100).toFixed(0),
    (answers.count / secondsPerLine).toFixed(0),
    answers.p50Ms.toFixed(1),
    answers.p99Ms.toFixed(1),
    (deliveries.count / secondsPerLine).toFixed(0),
    deliveries.p50Ms.toFixed(1),
    deliveries.p99Ms.toFixed(1),
    String(facts.missing),
  ];
  return cells.map((cell) => cell.padStart(columnWidth)).join("");
}

/** The first quarter warms up: code is compiled and pools are filled. */
export function summaryOf(
  lines: readonly Vitals[],
  { crew, lost, missing }: { crew: CrewAtWork; lost: number; missing: number },
): string {
  const warm = lines.slice(Math.floor(lines.length / 4));
  const perMinute = (values: readonly number[]) => (growthPerStep(values) * 2).toFixed(2);
  const [answers, deliveries] = [crew.answers.all(), crew.deliveries.all()];
  return [
    "",
    `calls       ${answers.count}, p50 ${answers.p50Ms.toFixed(1)} ms, p99 ${answers.p99Ms.toFixed(1)} ms, refused or unanswered ${crew.refusals.length}`,
    `deliveries  ${deliveries.count}, p50 ${deliveries.p50Ms.toFixed(1)} ms, p99 ${deliveries.p99Ms.toFixed(1)} ms after the write was sent, missing ${missing}, streams lost ${lost}`,
    `memory      after the first quarter: RSS ${perMinute(warm.map(({ residentMb }) => residentMb))} MB a minute, heap ${perMinute(warm.map(({ heapMb }) => heapMb))} MB a minute, open files ${perMinute(warm.map(({ descriptors }) => descriptors))} a minute`,
    ...crew.refusals.slice(0, 5),
  ].join("\n");
}
