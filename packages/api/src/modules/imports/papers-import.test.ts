import { newId } from "@ymp/core/ids";
import { crewDocuments } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const list = (...lines: string[]) => ({
  fileName: "certificates.csv",
  base64: Buffer.from(["Name,Certificate,Number,Country,Issued by,Issued,Expires,Berth", ...lines].join("\n")).toString(
    "base64",
  ),
});

async function decided(file: ReturnType<typeof list>) {
  const sheet = oneRow((await world.as("captain").imports.read({ ...file, kind: "certificates" })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { sheet, input: { ...file, kind: "certificates" as const, mapping } };
}

const papers = () => world.inVessel("A", (tx) => tx.select().from(crewDocuments).orderBy(crewDocuments.type));

const whole = list(
  "Tomás Reid,ENG1,M-1,United Kingdom,MCA,2026-02-01,2028-01-31,7",
  '"Reid, Tomás",Y4 Engineer,CC-9,GBR,MCA,12 MAR 2025,No expiry,',
  "Tomás Reid,Basket weaving,,Atlantis,,,,",
);

it("becomes papers of the crew, once, and is taken back", async () => {
  const { sheet, input } = await decided(whole);
  expect(sheet.likelyKind).toBe("certificates");
  const id = newId();
  expect((await world.as("captain").imports.write({ id, ...input })).counts).toMatchObject({ create: 3, error: 0 });
  expect(await papers()).toMatchObject([
    { type: "engine_certificate", title: "Y4 Engineer", issuedOn: "2025-03-12", expiresOn: null, hasNoExpiry: true },
    {
      type: "medical_certificate",
      number: "M-1",
      issuingCountry: "GBR",
      limitation: "Berth: 7",
      expiresOn: "2028-01-31",
    },
    { type: "other", title: "Basket weaving", hasNoExpiry: false, limitation: "Country: Atlantis" },
  ]);
  expect((await world.as("captain").imports.preview(input)).counts).toMatchObject({ create: 0, update: 0, skip: 3 });
  expect((await world.as("captain").imports.undo({ id })).kept).toEqual([]);
  expect(await papers()).toEqual([]);
});

it("keeps what somebody worked on since, fills in blanks and gives them back", async () => {
  const first = await decided(list("Tomás Reid,ENG1,M-1,,,,,", "Tomás Reid,ECDIS,E-1,,,,,"));
  const before = newId();
  await world.as("captain").imports.write({ id: before, ...first.input });
  const second = await decided(list("Tomás Reid,ENG1,M-1,,MCA,2026-02-01,2028-01-31,"));
  const id = newId();
  world.setNow("2026-11-21T10:00:00Z");
  expect((await world.as("captain").imports.write({ id, ...second.input })).counts).toMatchObject({ update: 1 });
  const medical = async () => (await papers()).find(({ type }) => type === "medical_certificate");
  expect(await medical()).toMatchObject({ issuingAuthority: "MCA", expiresOn: "2028-01-31" });
  await world.as("captain").imports.undo({ id });
  expect(await medical()).toMatchObject({ issuingAuthority: null, expiresOn: null });
  expect((await world.as("captain").imports.undo({ id: before })).kept).toMatchObject([
    { recordKind: "crew_document", name: "Tomás Reid, M-1" },
  ]);
  expect((await papers()).map(({ type }) => type)).toEqual(["medical_certificate"]);
});

it.each(["chief", "deckhand"] as const)("is refused to the %s, who does not keep the crew's papers", async (role) => {
  const { input } = await decided(whole);
  expect((await refusalOf(world.as(role).imports.preview(input))).code).toBe("forbidden");
});

it("knows no paper of another vessel, where people bear the same names", async () => {
  const { input } = await decided(whole);
  const id = newId();
  await world.as("captain").imports.write({ id, ...input });
  expect((await world.as("rival").imports.preview(input)).counts).toMatchObject({ create: 3, duplicates: 0 });
  expect((await refusalOf(world.as("rival").imports.undo({ id }))).code).toBe("not_found");
});
