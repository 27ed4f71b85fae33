import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RequestContext, VesselScope } from "@ymp/api/context";
import type { OutgoingMail } from "@ymp/api/platform/mail/deliver-mail";
import type { QueuedTask } from "@ymp/api/platform/queue/tasks";
import { enterVessel } from "@ymp/api/procedures";
import type { Services } from "@ymp/api/services";
import { performTask } from "@ymp/api/tasks";
import { type Database, type Db, openDatabase } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import { type Caller, callerOf, contextOf } from "./callers.ts";
import type { CrewKey } from "./crew.ts";
import { filledDatabase, type TestDatabase } from "./database.ts";
import { type Crew, type Person, testSessionOf, type VesselKey } from "./people.ts";
import { populate, population } from "./population.ts";
import { testServices } from "./test-services.ts";

/**
 * Someone who can call procedures. Crew are those of vessel A; `manager` works for A's company, `superadmin` for the
 * platform (on a support visit of both vessels), `rival` is the captain of B.
 */
export type Who = CrewKey | "manager" | "superadmin" | "rival";

export interface World {
  readonly database: Database;
  readonly testDatabase: TestDatabase;
  readonly services: Services;
  readonly vessels: Record<VesselKey, { id: string; name: string }>;
  readonly crew: Record<VesselKey, Crew>;
  readonly companyId: string;
  /** Mails that the queue has sent. */
  readonly outbox: OutgoingMail[];
  readonly person: (who: Who) => Person;
  /** A caller on the person's own vessel, or on the one named. `as("chief", { vessel: "B" })` is A's chief at B's door. */
  readonly as: (who: Who, options?: { vessel?: VesselKey }) => Caller;
  /** A caller for anybody, such as the engineer of B: `caller(world.crew.B.engineer, "B")`. */
  readonly caller: (person: Person, vessel: VesselKey | null) => Caller;
  readonly anonymous: () => Caller;
  readonly context: (person: Person, vessel: VesselKey | null) => RequestContext;
  /** Works in the person's own scope on vessel A (or the rival's on B), for services without a procedure. */
  readonly enter: <T>(who: Who, work: (scope: VesselScope) => Promise<T>) => Promise<T>;
  /** Rows of a vessel, past every procedure; for arranging and for looking at what was written. */
  readonly inVessel: <T>(vessel: VesselKey, work: (tx: Db) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
  /** Stops the clock at that instant, ISO text or Date. */
  readonly setNow: (at: Date | string) => void;
  /** While it is down, no mail leaves. */
  readonly mailServer: { isDown: boolean };
  /** Does what was queued until nothing is left. */
  readonly workQueue: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** 11:00 on board: both vessels keep the time of Paris. */
const start = new Date("2026-06-15T09:00:00Z");

/** Two vessels with a crew each in a database of their own. Call it in `beforeAll`, and `close` it in `afterAll`. */
export async function createWorld(): Promise<World> {
  const ownDatabase = await filledDatabase("world", populate);
  const database = openDatabase(ownDatabase.appUrl, { maxConnections: 10, name: "test" });
  return assemble(ownDatabase, database);
}

function assemble(ownDatabase: TestDatabase, database: Database): World {
  const { vessels, crew, companyId, outside } = population;
  const clock = { now: start };
  const queue: QueuedTask[] = [];
  const outbox: OutgoingMail[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-world-"));
  const mailServer = { isDown: false };
  const services = testServices({ database, folder, now: () => clock.now, queue, outbox, mailServer });

  const everyone = { ...crew.A, ...outside };
  const person = (who: Who) => everyone[who];
  const homeOf = (who: Who): VesselKey => (who === "rival" ? "B" : "A");
  const request = ({ account }: Person, vessel: VesselKey | null) => ({
    principal: { kind: "user" as const, account, sessionId: testSessionOf(account), confirmedAt: clock.now },
    vesselId: vessel && vessels[vessel].id,
  });
  return {
    database,
    testDatabase: ownDatabase,
    services,
    vessels,
    crew,
    companyId,
    outbox,
    mailServer,
    person,
    as: (who, { vessel = homeOf(who) } = {}) => callerOf(services, request(person(who), vessel)),
    caller: (somebody, vessel) => callerOf(services, request(somebody, vessel)),
    anonymous: () => callerOf(services),
    context: (somebody, vessel) => contextOf(services, request(somebody, vessel)),
    enter: (who, work) =>
      enterVessel(
        contextOf(services, request(person(who), homeOf(who))),
        { permission: null, meta: undefined, access: "write" },
        work,
      ),
    inVessel: (vessel, work) =>
      inScope(database, { vesselId: vessels[vessel].id, userId: null, access: "write" }, work),
    now: () => clock.now,
    setNow: (at) => {
      clock.now = new Date(at);
    },
    async workQueue() {
      for (let task = queue.shift(); task; task = queue.shift()) await performTask(services, task);
    },
    async close() {
      await database.close();
      await ownDatabase.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
