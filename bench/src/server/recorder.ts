import path from "node:path";
import { createApp } from "@ymp/server/app";
import { readSettings } from "@ymp/server/env";
import { refusalLimit } from "@ymp/server/http/refused-requests";
import { createLog } from "@ymp/server/log";
import { createMetrics } from "@ymp/server/metrics";
import { createServices } from "@ymp/server/process-services";
import { messageFiles, projectFolder } from "@ymp/server/project-files";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { type Call, requestOf } from "./calls.ts";
import { boundKeys, type Case } from "./cases.ts";
import { drawsNumber, type RecordedStatement, type Recording } from "./recording.ts";

/** By this a connection of the driver begins, no matter who works on it. */
const beginsConnection = /\bfrom pg_catalog\.pg_type\b/;
const transactionOnly = /^\s*(begin|commit|rollback|select set_config\([^;]*\)$)/i;
const uuidv7 = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** Works the product's own requests in this process and writes down what they send to the database. */
export interface Recorder {
  /** Each case twice: the first time fills what the product remembers for a while, the second is recorded. */
  record(call: Call, cases: readonly Case[]): Promise<Recording[]>;
  close(): Promise<void>;
}

export function openRecorder({ appUrl, adminUrl }: { appUrl: string; adminUrl: string }, folder: string): Recorder {
  const admin = postgres(adminUrl, { max: 1 });
  const statements: RecordedStatement[] = [];
  let turn = 0;
  const pool = postgres(appUrl, {
    max: 20,
    onnotice: () => {},
    debug: (_connection, text, parameters) => {
      // What leaves in one turn of the event loop cannot have waited for an answer.
      if (beginsConnection.test(text)) return;
      statements.push({ text, parameters: parameters.map(plain), wave: turn });
      setImmediate(() => {
        turn++;
      });
    },
  });
  const db = drizzle(pool, { casing: "snake_case" });
  const database = { pool, db, awakeEveryMs: 10_000, close: () => pool.end({ timeout: 1 }) };
  const settings = readSettings({ DATA_DIR: path.join(folder, "recorder") }, projectFolder);
  const log = createLog("error");
  const ownServices = createServices(settings, appUrl, messageFiles, log);
  const app = createApp({
    services: { ...ownServices, database },
    log,
    metrics: createMetrics(),
    origin: settings.origin,
    web: null,
    uploadsFolder: path.join(folder, "recorder/uploads"),
    downloadsFolder: path.join(folder, "recorder/downloads"),
    hasInbox: false,
    trustsProxy: false,
    metricsToken: null,
    refusalLimit,
    isReady: () => true,
  });

  async function send(call: Call, about: Case, turnOfCase: number): Promise<void> {
    const { path: address, ...init } = requestOf(call, about, turnOfCase);
    const response = await app.request(address, init);
    const text = await response.text();
    if (!response.ok || text.includes('"error"')) throw new Error(`${call.name} was refused: ${text.slice(0, 2000)}`);
  }

  return {
    async record(call, cases) {
      const recordings: Recording[] = [];
      for (const [index, about] of cases.entries()) {
        if (call.kind === "read" || index === 0) await send(call, about, 0);
        if (call.kind === "write" && index === 0) continue;
        statements.length = 0;
        const startedAt = Date.now();
        await send(call, about, 0);
        const sent = [...statements];
        const drawn = sent.some(({ text }) => drawsNumber(text)) ? await lastNumber(admin, about.vesselId) : null;
        recordings.push({ ...describe(call, about, startedAt, sent), drawnNumber: drawn });
      }
      return recordings;
    },
    close: async () => {
      await admin.end();
      await database.close();
      await ownServices.database.close();
    },
  };
}

function describe(
  call: Call,
  about: Case,
  startedAt: number,
  sent: readonly RecordedStatement[],
): Omit<Recording, "drawnNumber"> {
  const work = sent.filter(({ text }) => !transactionOnly.test(text));
  const waves = [...new Set(work.map(({ wave }) => wave))].sort((a, b) => a - b);
  const ids = work.flatMap(({ parameters }) => JSON.stringify(parameters).match(uuidv7) ?? []);
  return {
    call: call.name,
    isWrite: call.kind === "write",
    vesselId: about.vesselId,
    userId: about.userId,
    bound: Object.fromEntries(boundKeys.filter((key) => about[key]).map((key) => [key, about[key]])),
    made: [...new Set(ids)].filter((id) => madeAt(id) >= startedAt - 1000),
    statements: work.map((statement) => ({ ...statement, wave: waves.indexOf(statement.wave) })),
  };
}

async function lastNumber(admin: postgres.Sql, vesselId: string): Promise<number | null> {
  const [row] = await admin<{ last: number }[]>`
    select last_number as last from number_sequences where vessel_id = ${vesselId} and key = 'job'`;
  return row?.last ?? null;
}

const madeAt = (id: string) => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
