import { newId } from "@ymp/core/ids";
import { guests } from "@ymp/db/schema/guests";
import { importRows } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, expect, it } from "vitest";
import { csv, decidedBy, type ListFile } from "./test-lists.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

type User = Parameters<World["as"]>[0];

const rows = () => world.inVessel("A", (tx) => tx.select().from(guests).orderBy(guests.lastName, guests.firstName));

async function bring(file: ListFile, user: User = "captain") {
  const { input } = await decidedBy(world.as(user).imports, file);
  const id = newId();
  const { counts } = await world.as(user).imports.write({ id, ...input, onlyGoodRows: true });
  return { id, counts };
}

const told = async (file: ListFile, user: User = "captain") => {
  const { input } = await decidedBy(world.as(user).imports, file);
  const { rows: preview } = await world.as(user).imports.preview(input);
  return preview.map(({ action, problems }) => [action, ...problems.map(({ messageKey }) => messageKey)]);
};

const list = csv(
  "Charter in July;;;;Passport;;;",
  "Guest;;;;Passport;;Visa;",
  "Name;Date of birth;Nationality;Allergies;Number;Expiry;Number;Berth",
  "Rossi, Anna;12/03/1985;Italy;Peanuts (anaphylactic);YA 1234567;2031-05-04;;7",
  "Luca Rossi;25 Mar 1990;ITA;none;YA7654321;04.05.2031;V-1;",
);

it("becomes guests, once, under two lines of headings, and is taken back", async () => {
  const { sheet, input } = await decidedBy(world.as("captain").imports, list);
  expect([sheet.kind, sheet.headings]).toEqual([
    "guests",
    [
      ...["Guest Name", "Guest Date of birth", "Guest Nationality", "Guest Allergies"],
      ...["Passport Number", "Passport Expiry", "Visa Number", "Berth"],
    ],
  ]);
  const preview = await world.as("captain").imports.preview(input);
  expect(preview.notes).toEqual([{ messageKey: "imports:noteUnused", params: { count: 1, columns: "Berth" } }]);
  expect(await rows()).toEqual([]);
  const { id, counts } = await bring(list);
  expect(counts).toMatchObject({ create: 2, error: 0 });
  expect(await rows()).toMatchObject([
    {
      ...{ name: "Anna Rossi", firstName: "Anna", lastName: "Rossi", birthDate: "1985-03-12", nationality: "ITA" },
      ...{ passportNumber: "YA 1234567", passportExpiresOn: "2031-05-04" },
      allergies: [{ allergen: "peanuts", severity: "anaphylactic" }],
    },
    { name: "Luca Rossi", birthDate: "1990-03-25", passportExpiresOn: "2031-05-04", visaNumber: "V-1", allergies: [] },
  ]);
  expect((await world.as("captain").imports.preview(input)).counts).toMatchObject({ create: 0, update: 0, skip: 2 });
  expect(await world.as("captain").imports.undo({ id })).toEqual({ undone: 2, kept: [] });
  expect(await rows()).toEqual([]);
});

it("knows a guest by passport and by name and birth date, changes what it tells, and gives it back", async () => {
  const id = newId();
  const anna = { firstName: "Anna", lastName: "Rossi", passportNumber: "YA1234567", birthDate: "1985-03-12" };
  await world.as("captain").guests.save({
    ...{ id, ...anna, conditions: "Asthma" },
    allergies: [{ allergen: "peanuts", severity: "mild", note: null }],
  });
  const file = csv(
    "First name,Last name,DOB,Passport,Phone,Allergies,Medical",
    "Anna Maria,Rossi,1985-03-12,ya 1234567,+39 1,Peanuts severe,Epilepsy",
    "Anna,Rossi,2001-01-01,,,milk,",
    "Anna Maria,Rossi,1985-03-12,,,Sesame (mild),",
  );
  expect(await told(file)).toEqual([
    ["update", "imports:rowHealthStays"],
    ["create", "imports:rowGuestTwin", "imports:rowSeverityUnknown"],
    ["update", "imports:rowSameGuest"],
  ]);
  const { id: importId } = await bring(file);
  const [changed, other] = (await rows()).toReversed().toSorted((one) => (one.id === id ? -1 : 1));
  expect(changed).toMatchObject({
    firstName: "Anna Maria",
    name: "Anna Maria Rossi",
    phone: "+39 1",
    conditions: "Asthma",
  });
  expect(changed?.allergies.map(({ allergen, severity }) => `${allergen} ${severity}`)).toEqual([
    "peanuts severe",
    "sesame mild",
  ]);
  expect(other).toMatchObject({ birthDate: "2001-01-01", allergies: [{ allergen: "milk", severity: "severe" }] });
  const history = await world.as("captain").guests.history({ id });
  expect(JSON.stringify(history)).not.toContain("+39");
  await world.as("captain").imports.undo({ id: importId });
  const [back] = await rows();
  expect(back).toMatchObject({
    id,
    firstName: "Anna",
    phone: null,
    allergies: [{ allergen: "peanuts", severity: "mild" }],
  });
});

it("takes two of one name for two guests where their passports differ and no birth date says otherwise", async () => {
  const heads = "Name;Date of birth;Passport number;Allergies";
  const two = csv(heads, "John Smith;;AA1111111;Peanuts (severe)", "John Smith;;BB2222222;");
  expect((await bring(two)).counts).toMatchObject({ create: 2, update: 0, skip: 0 });
  expect(await told(csv(heads, "John Smith;;CC3333333;Milk (severe)"))).toMatchObject([
    ["create", "imports:rowGuestTwin"],
  ]);
  await bring(csv(heads, "Ada Moss;01.02.1970;DD4444444;"));
  expect(await told(csv(heads, "Ada Moss;01.02.1970;EE5555555;"))).toMatchObject([["update"]]);
});

it("keeps a guest who is on a trip by now, and forgets what it replaced of one who is erased", async () => {
  const id = newId();
  await world.as("captain").guests.save({ id, firstName: "Anna", lastName: "Rossi", phone: "+39 0" });
  const { id: importId } = await bring(csv("Guest name,Phone,Swims", "Anna Rossi,+39 1,yes", "Luca Rossi,,no"));
  const luca = (await rows()).find(({ firstName }) => firstName === "Luca");
  const trip = newId();
  await world.as("captain").trips.save({ id: trip, name: "July", startsOn: "2027-07-01", endsOn: "2027-07-05" });
  const stay = { id: newId(), tripId: trip, guestId: luca?.id ?? "", isTransit: false };
  await world.as("captain").trips.saveStay({ ...stay, embarksOn: "2027-07-01", disembarksOn: "2027-07-05" });
  await world.as("captain").guests.erase({ id, version: 2 });
  const kept = await world.inVessel("A", (tx) => tx.select().from(importRows));
  expect(JSON.stringify(kept)).not.toContain("+39");
  const undone = await world.as("captain").imports.undo({ id: importId });
  expect(undone.kept).toMatchObject([{ recordKind: "guest", name: "–" }, { name: "Luca Rossi" }]);
  expect((await rows()).map(({ phone }) => phone)).toEqual([null, null]);
});

it("leaves out what its importer may not enter, and compares it with nothing", async () => {
  await world.as("captain").guests.save({ id: newId(), lastName: "Rossi", passportNumber: "YA1" });
  const file = csv("Last name,Passport,Medical,Allergies", "Bianchi,YA1,Asthma,Nuts mild", "Rossi,YA1,,");
  expect(await told(file, "stew")).toEqual([
    ["create", "imports:rowFieldNotYours", "imports:rowFieldNotYours"],
    ["skip", "imports:rowFieldNotYours"],
  ]);
  await bring(file, "stew");
  expect(await rows()).toMatchObject([
    { lastName: "Bianchi", passportNumber: null, conditions: null, allergies: [{ allergen: "nuts" }] },
    { lastName: "Rossi", passportNumber: "YA1" },
  ]);
});

it("says what it cannot read, and takes nobody without a name or born tomorrow", async () => {
  expect(
    await told(
      csv(
        "Name,DOB,Nationality,Sex,Swims,E-mail",
        ",1985-03-12,,,,",
        "Juan de la Cruz,2027-01-01,,,,",
        "Ana Lee,1985-03-12,Atlantis,?!,like a stone,nobody",
      ),
    ),
  ).toEqual([
    ["error", "imports:rowNameMissing"],
    ["error", "imports:rowNameCut", "imports:rowUnborn"],
    ["create", ...Array.from({ length: 4 }, () => "imports:cellLeftOut")],
  ]);
});

it("takes nobody new from the company, which serves no guests", async () => {
  expect(await told(csv("Guest name,Swims", "Anna Rossi,yes"), "manager")).toEqual([
    ["error", "imports:rowFieldNotYours", "imports:rowGuestNotYours"],
  ]);
});

it.each(["deckhand", "contractor"] as const)("is refused to the %s", async (user) => {
  const { input } = await decidedBy(world.as("captain").imports, list);
  expect((await refusalOf(world.as(user).imports.write({ id: newId(), ...input }))).code).toBe("forbidden");
});

it("knows nobody of another vessel", async () => {
  const { id } = await bring(list);
  const { input } = await decidedBy(world.as("rival").imports, list);
  expect((await world.as("rival").imports.preview(input)).counts).toMatchObject({ create: 2, update: 0 });
  expect((await refusalOf(world.as("rival").imports.undo({ id }))).code).toBe("not_found");
  expect(oneRow((await world.as("captain").imports.list({})).rows).fileName).toBe("list.csv");
});
