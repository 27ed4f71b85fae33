import { createCaller } from "@ymp/api/root";
import { newId } from "@ymp/core/ids";
import type { RecordKind } from "@ymp/core/records";
import { shownBy } from "@ymp/core/shown-by";
import { contextOf } from "@ymp/testing/callers";
import { analyse } from "@ymp/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allProcedures, type Procedure, property } from "../fleet/all-procedures.ts";
import { createFleet, type Fleet } from "../fleet/fleet.ts";
import { idsFor, type KnownIds, readKnownIds } from "../fleet/known-ids.ts";
import { kindOfTable, noteTablesRead } from "../fleet/tables-read.ts";
import { sampleInput } from "../sample-inputs.ts";
import { crowd } from "./crowd.ts";

/** Rows in any one list of an answer; a page has 200 at most. */
const mostRows = 500;

const crowded = [
  ...["jobs", "equipment", "inventory_items", "locations", "suppliers", "orders", "spare_parts", "stock_counts"],
  ...["worklists", "task_groups", "reading_rounds", "files", "comments", "changes", "stock_moves", "work_history"],
];

/** Answered whole, each for its reason. */
const whole: Readonly<Record<string, string>> = {
  "equipment.tree": "the tree is opened and searched as one; it grows with the vessel's machines",
  "equipment.rounds": "whoever takes a round along without a link needs every one",
  "inventory.locations": "the places on board form one tree",
  "logbooks.tanks": "made within a limit of their own, and named by every entry",
  "onboard.engagements": "a person's own, within a limit of their own",
  "orders.get": "an order is taken with 200 lines at most",
  "orders.propose": "what is below its minimum is ordered at once",
  "taskGroups.list": "made within a limit of their own, and looked through as one",
  "spareParts.sections": "a machine's own sections, within a limit of their own",
};

/** Lists within answers that are bounded where they are made: a vessel has 200 tanks at most, here she has more. */
const bounded: Readonly<Record<string, string>> = { "logbooks.get": "tanks", "soundings.summary": "tanks" };

/** What the demo has no record for, or the smallest input does not name one. */
const withoutRecord: readonly string[] = [
  ...["suppliers.mergePreview", "templates.get", "templates.history", "templates.preview", "connected.panel"],
  ...["logbooks.entry", "recordFiles.list", "platform.changes", "library.job", "library.model"],
  ...["log.get", "log.history", "inspections.get", "inspections.copyOf", "trips.passengerList"],
  ...["crewMail.get", "seaService.print", "seaService.propose"],
];

/** An inspector has no account that could ask here; what is answered is a page of a book, or a line of each. */
const notAsked: readonly string[] = ["public", "inspection"];

/** What routers look up to judge a right or an address, or once for a form, and show nothing of that could grow old. */
const onlyAsked: Readonly<Record<string, readonly RecordKind[] | "everything">> = {
  // What a notice names is read to see whether it can be opened; changes of records make notices stale by themselves.
  notifications: "everything",
  files: "everything",
  live: "everything",
  recordFiles: "everything",
  // Administrators hear nothing of what vessels do; they see sums.
  platform: "everything",
  // Whom one can mention is asked for as a name is typed.
  comments: ["job", "profile"],
  // The oil that a job took is read as its entry is proposed.
  logbooks: ["item"],
};

const queries = allProcedures.filter(
  ({ type, path, guard }) => type === "query" && !notAsked.includes(guard) && !/export|pdf|labels/i.test(path),
);

describe("on a vessel with many of everything", () => {
  let fleet: Fleet;
  let known: KnownIds;
  let vesselId: string;
  let sizes: ReadonlyMap<string, number>;
  const unanswered: string[] = [];
  const madeOf = new Map<string, Set<RecordKind>>();
  let tables: ReturnType<typeof noteTablesRead>;

  beforeAll(async () => {
    fleet = await createFleet();
    vesselId = await fleet.vesselId("M/Y Seraphine");
    known = await readKnownIds(fleet.database, vesselId);
    sizes = await crowd(fleet.database, vesselId);
    await analyse(fleet);
    tables = noteTablesRead();
  }, 240_000);
  afterAll(async () => {
    tables?.stop();
    await fleet?.close();
  });

  it.each(crowded)("there are more %s than any answer may hold", (table) => {
    expect(sizes.get(table)).toBeGreaterThan(mostRows);
  });

  it.each(queries.filter(({ path }) => !(path in whole)))("$path answers a page, or a sum", async (procedure) => {
    const answer = await ask(procedure);
    const besides = JSON.stringify(answer ?? null, (key, value) => (key === bounded[procedure.path] ? null : value));
    expect(longestList(JSON.parse(besides))).toBeLessThanOrEqual(mostRows);
  });

  it("is asked rightly, so that there are answers to measure", () => {
    expect(unanswered.toSorted()).toEqual(withoutRecord.toSorted());
  });

  it("is read again where a record that an answer was made of has changed", () => {
    const unheard = [...madeOf].flatMap(([router, kinds]) =>
      [...kinds].flatMap((kind) => {
        const heard: readonly string[] = shownBy(kind);
        const asked = onlyAsked[router] ?? [];
        return heard.includes(router) || asked === "everything" || asked.includes(kind) ? [] : `${kind} in ${router}`;
      }),
    );
    expect(madeOf.size).toBeGreaterThan(30);
    expect(unheard.toSorted()).toEqual([]);
  });

  async function ask({ path, guard, input }: Procedure): Promise<unknown> {
    const principal = await fleet.principal(guard === "platform" ? "superadmin" : "captain");
    const asked = sampleInput(input, (field) => idsFor(known, path, field.replace(".id", "Id"))[0] ?? newId());
    const caller = createCaller(contextOf(fleet.services, { principal, vesselId }));
    tables.take();
    const procedure = path.split(".").reduce<unknown>(property, caller);
    if (typeof procedure !== "function") throw new Error(`There is no procedure ${path}.`);
    try {
      return await procedure(asked.input);
    } catch {
      unanswered.push(path);
      return undefined;
    } finally {
      const [router = ""] = path.split(".");
      const kinds = [...tables.take()].flatMap((table) => kindOfTable[table] ?? []);
      madeOf.set(router, new Set([...(madeOf.get(router) ?? []), ...kinds]));
    }
  }
});

function longestList(value: unknown): number {
  if (value === null || typeof value !== "object") return 0;
  const inner = Array.isArray(value) ? value : Object.values(value);
  return Math.max(Array.isArray(value) ? value.length : 0, 0, ...inner.map(longestList));
}
