import { newId } from "@ymp/core/ids";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { refusalOf } from "@ymp/testing/callers";
import { connectTo } from "@ymp/testing/database";
import { makeFile } from "@ymp/testing/factories/files";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let logbookId: string;
beforeAll(async () => {
  world = await createWorld();
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  await givePins(world);
  world.setNow("2026-06-10T08:00:00Z");
  logbookId = (await openBook(world, { number: "ORB-P1" })).id;
  world.setNow("2026-06-15T12:00:00Z");
});
afterAll(() => world.close());

const textOfPdf = (base64: string) =>
  pdfContentOf(Buffer.from(base64, "base64"))
    .pages.flatMap(({ texts }) => texts)
    .join(" ")
    .replace(/\s+/g, " ");

const at = (text: string) => new Date(`2026-06-${text}:00Z`);
const gap = { from: at("12T06:00"), to: at("13T18:00"), pages: "12–14", reason: "Server was without power" };
const declare = (
  facts: Partial<typeof gap & { id: string; logbookId: string; pin: string }> = {},
  who: Who = "captain",
) => world.as(who).logbooks.declarePaper({ id: newId(), logbookId, ...gap, pin: worldPin, ...facts });
const book = () => world.as("chief").logbooks.get({ id: logbookId });

describe("ERB-30: a period in which the book was kept on paper", () => {
  it("is declared by the master with the pin, once, within the time of the book, and beside other periods", async () => {
    expect(await refusalOf(declare({}, "chief"))).toMatchObject({ messageKey: "logbook-refusals:master" });
    expect(await refusalOf(declare({ pin: "0000" }))).toMatchObject({ fields: { pin: "signing:pinWrong" } });
    expect(await refusalOf(declare({ from: gap.to, to: gap.from }))).toMatchObject({ code: "invalid" });
    expect((await refusalOf(declare({ from: at("09T06:00") }))).fields).toEqual({
      from: "logbook-refusals:paperBeforeOpening",
    });
    expect((await refusalOf(declare({ to: at("16T06:00") }))).fields).toEqual({ to: "refusals:happened.future" });
    const id = newId();
    await declare({ id });
    await declare({ id });
    expect((await refusalOf(declare({ from: at("13T12:00"), to: at("14T12:00") }))).fields).toEqual({
      from: "logbook-refusals:paperTwice",
    });
    expect((await book()).paperPeriods).toMatchObject([
      { id, ...gap, name: "Marie Laurent", afterNo: 0, pageNo: 1, files: [] },
    ]);
  });

  it("takes scans of the paper, by the sum of their bytes, from the master alone", async () => {
    const [period] = (await book()).paperPeriods;
    const facts = { name: "pages 12-14.pdf", mediaType: "application/pdf", sha256: "ab".repeat(32) };
    const scan = await makeFile(world, { createdBy: world.person("captain").userId, ...facts });
    const put = (who: Who) =>
      world.as(who).logbooks.attachFile({ id: newId(), entryId: period?.id ?? "", fileId: scan.id });
    expect(await refusalOf(put("chief"))).toMatchObject({ code: "forbidden" });
    await put("captain");
    expect((await book()).paperPeriods[0]?.files).toMatchObject([{ fileId: scan.id, sha256: "ab".repeat(32) }]);
  });

  it("is named by what is entered of it since, as a late entry", async () => {
    const values = { remarks: "Sounding pipe checked." };
    const lateReason = "Written on paper";
    const inside = await makeEntry(world, { logbookId, values, lateReason, occurredAt: at("12T10:00") });
    const outside = await makeEntry(world, { logbookId, values, lateReason, occurredAt: at("14T10:00") });
    const read = (entryId: string) => world.as("chief").logbooks.entry({ entryId });
    expect(await read(inside.id)).toMatchObject({ isLate: true, paper: { seq: 2, pages: "12–14" } });
    expect(await read(outside.id)).toMatchObject({ isLate: true, paper: null });
  });

  it("stands in the print, in the table and in the zip, and the chain holds", async () => {
    const chief = world.as("captain").logbooks;
    const printed = textOfPdf((await chief.export({ id: logbookId, format: "pdf", locale: "ja" })).base64);
    expect(printed).toContain("Kept on paper from");
    expect(printed).toContain("pages 12–14 of the paper");
    expect(printed).toContain("First written on paper, pages 12–14, see event 2");
    const csv = Buffer.from((await chief.export({ id: logbookId, format: "csv" })).base64, "base64").toString();
    expect(csv).toContain("12–14");
    expect(await chief.verify({ id: logbookId })).toMatchObject({ ok: true });
  });

  it("that somebody changed or took away with the tables is found", async () => {
    const owner = connectTo(world.testDatabase.ownerUrl);
    await owner`alter table logbook_events no force row level security`;
    await owner`update logbook_events set event = jsonb_set(event, '{payload,pages}', '"12"')
      where logbook_id = ${logbookId} and type = 'paper_period'`;
    await owner.end();
    expect(await world.as("captain").logbooks.verify({ id: logbookId })).toMatchObject({
      ok: false,
      firstBad: { seq: 2, fault: "hash" },
    });
  });
});
