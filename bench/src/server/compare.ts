import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cases, readCases } from "./cases.ts";
import { type Arena, cursorsFor, hold, partOf, type Result, recordedPart } from "./contest.ts";
import type { BenchDatabase } from "./database.ts";
import { measureFooting, reportFooting } from "./footing.ts";
import { options } from "./options.ts";
import { profiledIn, reportProfile } from "./profile.ts";
import { openRecorder } from "./recorder.ts";
import type { Recording } from "./recording.ts";
import { openPlainPool } from "./replay.ts";
import { judge, reportResult } from "./report.ts";
import { buildBare, startBare, startProduct } from "./server-process.ts";
import type { Verdict } from "./verdict.ts";

const { folder } = options;
const profileFolder = path.join(folder, "profile");
const recordingsFile = path.join(folder, "recordings.json");
const recordedCases = 40;
const restSeconds = 10;

/** Holds the product's calls against bare and the SQL alone, then its start and its memory. */
export async function compare(database: BenchDatabase): Promise<Verdict[]> {
  const sql = openPlainPool(database.adminUrl);
  const cases = await readCases(sql, 50, 600);
  const recordings = await recordAll(database, cases);
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordingsFile, JSON.stringify(Object.fromEntries(recordings)));
  await buildBare(folder);
  const { results, afterLoad } = await holdAll({ database, sql, cases, recordings });
  await sql.end();
  if (options.isProfiled) console.log(reportProfile(profileFolder, 40));
  const verdicts = results.flatMap(judge);
  if (options.isQuick || !recordings.has("list")) return verdicts;
  const where = { databaseUrl: database.adminUrl, folder };
  const footing = await measureFooting(cases, {
    product: (probe) => startProduct({ ...where, probe }),
    bare: (probe) => startBare({ ...where, probe }, recordingsFile),
  });
  const told = reportFooting(footing, afterLoad);
  console.log(told.text);
  return [...verdicts, ...told.verdicts];
}

async function holdAll(parts: Omit<Arena, "product" | "bare">) {
  const where = { databaseUrl: parts.database.adminUrl, folder };
  const [product, bare] = await Promise.all([
    startProduct({ ...where, nodeArguments: options.isProfiled ? profiledIn(profileFolder) : [] }),
    startBare(where, recordingsFile),
  ]);
  const arena: Arena = { ...parts, product, bare };
  const results: Result[] = [];
  try {
    for (const call of options.calls) {
      const cursors = cursorsFor(call, arena.cases, recordedCases);
      for (const connections of options.connections) {
        const result = await hold(arena, call, cursors, { ...options, connections });
        console.log(reportResult(result));
        results.push(result);
      }
    }
    if (!options.isQuick) await sleep(restSeconds * 1000);
    return { results, afterLoad: { product: product.residentBytes(), bare: bare.residentBytes() } };
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}

async function recordAll(database: BenchDatabase, cases: Cases): Promise<Map<string, readonly Recording[]>> {
  const recorder = openRecorder(database, folder);
  const recordings = new Map<string, readonly Recording[]>();
  for (const call of options.calls) {
    const about = partOf(cases[call.jobs], recordedPart).slice(0, call.kind === "read" ? recordedCases : 2);
    recordings.set(call.name, await recorder.record(call, about));
  }
  await recorder.close();
  return recordings;
}
