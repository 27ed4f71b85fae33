import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type InspectedVessel, openInspectedVessel } from "./test-inspected-vessel.ts";

let ship: InspectedVessel;
let world: InspectedVessel["world"];
let oil: InspectedVessel["oil"];
beforeAll(async () => {
  ship = await openInspectedVessel();
  ({ world, oil } = ship);
});
afterAll(() => world?.close());
beforeEach(() => world.setNow(new Date(world.now().getTime() + 13 * 3_600_000)));

/** A receipt that is stored as `written`, and is `said` to be by its sum. */
async function receipt(written: string, said = written) {
  const sha256 = createHash("sha256").update(said).digest("hex");
  const facts = { name: "receipt.txt", mediaType: "text/plain", sha256 };
  const file = await makeFile(world, { createdBy: world.person("chief").userId, ...facts });
  const at = path.join(await mkdtemp(path.join(tmpdir(), "ymp-inspected-")), "receipt");
  await writeFile(at, written);
  const stored = { path: at, sizeBytes: Buffer.byteLength(written), mediaType: "text/plain" };
  await world.services.files.put(`${file.storageKey}/original`, stored);
  const entry = await makeEntry(world, { logbookId: oil.id });
  await world.as("chief").logbooks.attachFile({ id: newId(), entryId: entry.id, fileId: file.id });
  return file;
}

describe("ERB-32: what an inspector opens of an entry", () => {
  it("is the file that the book holds, and each look is recorded", async () => {
    const file = await receipt("receipt 7781");
    const { inspection, call } = await ship.inside();
    const { entries } = await call().page({ id: oil.id, pageNo: 1 });
    expect(entries.flatMap(({ files }) => files.map(({ fileId }) => fileId))).toContain(file.id);
    const shown = await call().file({ id: oil.id, fileId: file.id });
    expect(shown).toMatchObject({ fileName: "receipt.txt", mediaType: "text/plain" });
    expect(Buffer.from(shown.base64, "base64").toString()).toBe("receipt 7781");
    const { looks } = await world.as("captain").inspections.get({ id: inspection.id });
    expect(looks.at(-1)).toMatchObject({ what: "file", logbookId: oil.id, facts: { name: "receipt.txt" } });
  });

  it("is refused where the stored file is another, where it hangs on nothing, and once the inspection is over", async () => {
    const changed = await receipt("receipt 7782", "receipt 7781");
    const { inspection, call } = await ship.inside();
    expect(await refusalOf(call().file({ id: oil.id, fileId: changed.id }))).toMatchObject({
      messageKey: "inspection-refusals:fileChanged",
    });
    const loose = await makeFile(world, { createdBy: world.person("chief").userId });
    expect(await refusalOf(call().file({ id: oil.id, fileId: loose.id }))).toMatchObject({ code: "not_found" });
    world.setNow(inspection.endsAt);
    expect(await refusalOf(call().file({ id: oil.id, fileId: changed.id }))).toMatchObject({
      messageKey: "inspection-refusals:ended",
    });
  });
});

describe("what stands on the first page of an inspection", () => {
  it("ERB-30, ERB-35: periods on paper, and the declaration of each book", async () => {
    const gmdss = await openBook(world, { kind: "gmdss", number: "GMDSS-7" });
    const to = world.now();
    const from = new Date(to.getTime());
    world.setNow(new Date(to.getTime() + 3_600_000));
    const period = { from, to: world.now(), pages: "3", reason: "No power" };
    const captain = world.as("captain").logbooks;
    await captain.declarePaper({ id: newId(), logbookId: gmdss.id, ...period, pin: worldPin });
    const issued = { issuer: "Registry", reference: "ERB 9", issuedOn: parseCalendarDate("2026-01-01") };
    await captain.storeDeclaration({ id: newId(), logbookId: gmdss.id, ...issued, pin: worldPin });
    const { call } = await ship.inside();
    const { books, wrong } = await call().inspected();
    expect(books.find(({ id }) => id === gmdss.id)).toMatchObject({
      declaration: { reference: "ERB 9", state: "valid" },
      papers: 1,
    });
    expect(books.find(({ id }) => id === oil.id)).toMatchObject({ declaration: null, papers: 0 });
    expect(wrong).toContainEqual({ what: "paper", count: 1, bookId: gmdss.id });
    const { book } = await call().book({ id: gmdss.id });
    expect(book.paperPeriods).toMatchObject([{ pages: "3", reason: "No power" }]);
  });

  it("ERB-36: who signs and was not taught the books; the master reads the same on the shelf", async () => {
    const { call } = await ship.inside();
    const unfamiliar = async () => (await call().inspected()).wrong.find(({ what }) => what === "unfamiliar");
    const shelf = async () => (await world.as("captain").logbooks.shelf({})).notTaught;
    expect(await unfamiliar()).toMatchObject({ count: 2 });
    expect(await shelf()).toEqual(["Marie Laurent", "Tomás Reid"]);
    expect((await world.as("chief").logbooks.shelf({})).notTaught).toEqual([]);
    const taught = { type: "record_books", issuedOn: parseCalendarDate("2026-02-20"), hasNoExpiry: true } as const;
    const { profileId } = world.crew.A.chief;
    await world.as("captain").crewDocuments.save({ id: newId(), profileId, ...taught });
    expect(await unfamiliar()).toMatchObject({ count: 1 });
    expect(await shelf()).toEqual(["Marie Laurent"]);
    const { signatories } = await world.as("captain").logbooks.get({ id: oil.id });
    expect(signatories.map(({ name, taught: told }) => [name, told])).toEqual(
      expect.arrayContaining([["Tomás Reid", { is: true, on: "2026-02-20" }]]),
    );
    const [asChief] = (await world.as("chief").logbooks.get({ id: oil.id })).signatories;
    expect(asChief?.taught).toBeNull();
  });
});
