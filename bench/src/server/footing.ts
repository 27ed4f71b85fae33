import { setTimeout as sleep } from "node:timers/promises";
import { calls, requestOf } from "./calls.ts";
import type { Case, Cases } from "./cases.ts";
import { partOf, recordedPart } from "./contest.ts";
import type { Probe, ServerProcess } from "./server-process.ts";
import { type Verdict, verdict } from "./verdict.ts";

export interface Footing {
  /** From the start of the process to the first right answer, with the database running and migrated. */
  readonly startMs: number;
  readonly restBytes: number;
}

type Starter = (probe: Probe) => Promise<ServerProcess>;

const trials = 5;
const restSeconds = 5;

/** Starts both servers in turn and looks at what each takes when it has answered once and nobody asks. */
export async function measureFooting(
  cases: Cases,
  starters: Record<"product" | "bare", Starter>,
): Promise<Record<"product" | "bare", Footing>> {
  const about = partOf(cases.single, recordedPart)[0];
  const list = about && requestFor(about);
  if (!list) throw new Error("There is no job to ask for.");
  const probes = {
    product: (origin: string) => answersWith(`${origin}${list.path}`, list.headers),
    bare: (origin: string) => answersWith(`${origin}/list/0`, {}),
  };
  const found: Record<"product" | "bare", Footing[]> = { product: [], bare: [] };
  for (let trial = 0; trial < trials; trial++)
    for (const name of ["product", "bare"] as const) {
      const server = await starters[name](probes[name]);
      await sleep(restSeconds * 1000);
      found[name].push({ startMs: server.readyAfterMs, restBytes: server.residentBytes() });
      await server.stop();
    }
  return { product: middleOf(found.product), bare: middleOf(found.bare) };
}

export function reportFooting(
  footing: Record<"product" | "bare", Footing>,
  afterLoad: Record<"product" | "bare", number>,
): { text: string; verdicts: Verdict[] } {
  const { product, bare } = footing;
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  const verdicts = [
    verdict("start to first right answer, to bare's", product.startMs / bare.startMs, 3, "at most"),
    verdict("memory at rest, to bare's", product.restBytes / bare.restBytes, 2, "at most"),
    verdict("memory after load, to bare's", afterLoad.product / afterLoad.bare, 2.5, "at most"),
  ];
  const lineOf = (name: "product" | "bare") =>
    `${name.padEnd(12)}${footing[name].startMs.toFixed(0).padStart(8)} ms to the first right answer, ` +
    `${megabytes(footing[name].restBytes)} MB at rest, ${megabytes(afterLoad[name])} MB after the load`;
  const text = ["Start and memory", lineOf("product"), lineOf("bare"), ...verdicts.map(({ text }) => `  ${text}`), ""];
  return { text: text.join("\n"), verdicts };
}

/** A list of fifty jobs, as every contestant answers it to the same session. */
function requestFor(about: Case) {
  const list = calls.find(({ name }) => name === "list");
  return list && requestOf(list, about, 0);
}

async function answersWith(url: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, { headers });
    const text = await response.text();
    return response.ok && !text.includes('"error"');
  } catch {
    // Nobody listens yet.
    return false;
  }
}

function middleOf(list: readonly Footing[]): Footing {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return {
    startMs: median(list.map(({ startMs }) => startMs)),
    restBytes: median(list.map(({ restBytes }) => restBytes)),
  };
}
