import type postgres from "postgres";
import { type Call, type HttpRequest, requestOf } from "./calls.ts";
import type { Case, Cases } from "./cases.ts";
import type { BenchDatabase } from "./database.ts";
import { type Ask, asker, type Measured, measure } from "./load.ts";
import type { Recording } from "./recording.ts";
import { replayOf } from "./replay.ts";
import type { ServerProcess } from "./server-process.ts";

export const contestants = ["product", "bare", "sql"] as const;
export type Contestant = (typeof contestants)[number];

/** Medians over the rounds. */
export interface Standing extends Measured {
  /** Of the server's process; absent for the SQL alone. */
  readonly cpuMs: number | null;
  /** Of PostgreSQL's processes. */
  readonly databaseMs: number | null;
  readonly residentBytes: number | null;
}

export interface Result {
  readonly call: Call;
  readonly connections: number;
  readonly standings: Record<Contestant, Standing>;
}

export interface Arena {
  readonly database: BenchDatabase;
  readonly product: ServerProcess;
  readonly bare: ServerProcess;
  readonly sql: postgres.Sql;
  readonly cases: Cases;
  readonly recordings: ReadonlyMap<string, readonly Recording[]>;
}

/** Cases that are recorded; reads ask for these, by all contestants alike. */
export const recordedPart = 3;
export const parts = 4;

/** Writers take turns through parts of the cases that do not meet, so that nobody changes what another is measured on. */
export const partOf = (cases: readonly Case[], part: number) => cases.filter((_case, index) => index % parts === part);

/** Where a contestant is in its cases, kept over all rounds: a job is completed once. */
export class Cursor {
  private asked = 0;
  constructor(private readonly cases: readonly Case[]) {}

  next(): { about: Case; index: number; turn: number } {
    const index = this.asked % this.cases.length;
    const turn = Math.floor(this.asked / this.cases.length);
    this.asked++;
    const about = this.cases[index];
    if (!about) throw new Error("There is no case to ask for.");
    return { about, index, turn };
  }
}

type Cursors = Record<Contestant, Cursor>;

export function cursorsFor(call: Call, cases: Cases, recorded: number): Cursors {
  const all = cases[call.jobs];
  const cursor = (part: number) =>
    new Cursor(call.kind === "read" ? partOf(all, recordedPart).slice(0, recorded) : partOf(all, part));
  return { product: cursor(0), bare: cursor(1), sql: cursor(2) };
}

export async function hold(
  arena: Arena,
  call: Call,
  cursors: Cursors,
  { connections, rounds, seconds }: { connections: number; rounds: number; seconds: number },
): Promise<Result> {
  const asks = openAsks(arena, call, cursors, connections);
  const measured: Record<Contestant, Standing[]> = { product: [], bare: [], sql: [] };
  for (const name of contestants) await measure(asks[name], { connections, ...warmUps[call.kind] });
  for (let round = 0; round < rounds; round++)
    for (const name of contestants) {
      const before = processorTime(arena, name);
      const figures = await measure(asks[name], { connections, seconds });
      const after = processorTime(arena, name);
      measured[name].push({
        ...figures,
        cpuMs: name === "sql" ? null : ((after.server - before.server) * 1000) / figures.answers,
        databaseMs: ((after.database - before.database) * 1000) / figures.answers,
        residentBytes: name === "sql" ? null : arena[name].residentBytes(),
      });
    }
  await Promise.all([asks.product.close(), asks.bare.close()]);
  return {
    call,
    connections,
    standings: {
      product: medianOf(measured.product),
      bare: medianOf(measured.bare),
      sql: medianOf(measured.sql),
    },
  };
}

/** Until the compiler has done with every path and every connection knows its statements; writes use up their cases. */
const warmUps = { read: { seconds: 10, answers: 1500 }, write: { seconds: 10, answers: 500 } };

function processorTime(arena: Arena, name: Contestant): { server: number; database: number } {
  return { server: name === "sql" ? 0 : arena[name].cpuSeconds(), database: arena.database.cpuSeconds() };
}

function openAsks({ product, bare, sql, recordings }: Arena, call: Call, cursors: Cursors, connections: number) {
  const list = recordings.get(call.name) ?? [];
  const replays = list.map(replayOf);
  const fromProduct = (): HttpRequest => {
    const { about, turn } = cursors.product.next();
    return requestOf(call, about, turn);
  };
  const fromBare = (): HttpRequest => {
    const { about, index } = cursors.bare.next();
    const path = `/${call.name}/${call.kind === "read" ? index : 0}`;
    if (call.kind === "read") return { method: "GET", path, headers: {} };
    const { token: _token, ...values } = about;
    return { method: "POST", path, headers: { "content-type": "application/json" }, body: JSON.stringify(values) };
  };
  const alone: Ask = async () => {
    const { about, index } = cursors.sql.next();
    const replay = replays[call.kind === "read" ? index : 0];
    if (!replay) throw new Error(`${call.name} was not recorded.`);
    await replay(sql, call.kind === "read" ? {} : { ...about });
  };
  return {
    product: asker(product.origin, connections, fromProduct),
    bare: asker(bare.origin, connections, fromBare),
    sql: alone,
  };
}

function medianOf(list: readonly Standing[]): Standing {
  const of = (pick: (standing: Standing) => number | null) => {
    const values = list.flatMap((standing) => pick(standing) ?? []).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? null;
  };
  return {
    perSecond: of(({ perSecond }) => perSecond) ?? 0,
    p50Ms: of(({ p50Ms }) => p50Ms) ?? 0,
    p99Ms: of(({ p99Ms }) => p99Ms) ?? 0,
    answers: of(({ answers }) => answers) ?? 0,
    cpuMs: of(({ cpuMs }) => cpuMs),
    databaseMs: of(({ databaseMs }) => databaseMs),
    residentBytes: of(({ residentBytes }) => residentBytes),
  };
}
