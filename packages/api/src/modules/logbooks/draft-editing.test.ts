import { draftPolicy, tankPolicy } from "@ymp/core/books/draft-fields";
import { newId } from "@ymp/core/ids";
import { logbookDrafts, tanks } from "@ymp/db/schema/logbooks";
import type { Caller } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveDraftInput } from "./logbooks.schema.ts";
import { saveTankInput } from "./tanks.schema.ts";

let world: World;
let logbookId: string;
let corrected: string;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  logbookId = (await openBook(world)).id;
  const wrong = await makeEntry(world, { logbookId });
  corrected = wrong.id;
  const strike = { id: logbookId, entryId: wrong.id, hash: wrong.hash, reason: "Wrong", pin: worldPin };
  await world.as("chief").logbooks.strike(strike);
});
afterAll(() => world.close());

const draftOf = async (id: string) =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(logbookDrafts).where(eq(logbookDrafts.id, id))));

async function makeDraft(): Promise<string> {
  const id = newId();
  const draft = { id, logbookId, code: "I", values: { remarks: "Begun" } };
  await world.as("engineer").logbooks.saveDraft(draft);
  return id;
}

async function changeDraft(caller: Caller, id: string, field: keyof typeof draftPolicy.rows, turn: number) {
  const { version, ...row } = await draftOf(id);
  if (field === "removed") return caller.logbooks.removeDraft({ id, version, reason: "Not so" });
  const others = {
    code: row.code === "I" ? "F" : "I",
    occurredAt: new Date(world.now().getTime() - turn * 60_000),
    shipOffsetMin: turn,
    values: { remarks: `Turn ${turn}` },
    lateReason: `Turn ${turn}`,
    correctsId: row.correctsId ? null : corrected,
    design: turn + 1,
    left: [{ label: "Fuel (l)", text: `${turn}` }],
  };
  return caller.logbooks.saveDraft(saveDraftInput.parse({ id, logbookId, version, [field]: others[field] }));
}

it("a draft is gone on with by whoever writes in the books, and thrown away by its author and heads", async () => {
  const trial = {
    policy: draftPolicy,
    isUsedUp: true,
    module: "logbook",
    make: makeDraft,
    change: changeDraft,
  } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

async function makeTank(): Promise<string> {
  const id = newId();
  await world.as("chief").logbooks.saveTank({ id, name: `Tank ${id}` });
  return id;
}

async function changeTank(caller: Caller, id: string, field: keyof typeof tankPolicy.rows, turn: number) {
  const { version, iopp } = oneRow(await world.inVessel("A", (tx) => tx.select().from(tanks).where(eq(tanks.id, id))));
  const others = {
    name: `Tank ${id} ${turn}`,
    capacity: `${turn + 1}.5`,
    iopp: iopp === "3.1" ? "3.3" : "3.1",
    contents: turn % 2 === 0 ? "sludge" : "bilge",
    density: `0.${turn + 801}`,
    calibration: [{ cm: "10", m3: `0.${turn + 100}` }],
  };
  return caller.logbooks.saveTank(saveTankInput.parse({ id, version, [field]: others[field] }));
}

it("tanks are the heads' of departments", async () => {
  const trial = { policy: tankPolicy, isUsedUp: true, module: "logbook", make: makeTank, change: changeTank } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
