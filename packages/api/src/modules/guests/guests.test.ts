import { newId } from "@ymp/core/ids";
import { changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type SaveInput = Parameters<ReturnType<World["as"]>["guests"]["save"]>[0];

describe("guests", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const as = (who: Who = "captain") => world.as(who).guests;

  async function entered(values: Omit<SaveInput, "id" | "version" | "base">, who: Who = "captain") {
    const id = newId();
    await as(who).save({ id, ...values });
    return as(who).get({ id });
  }

  const shellfish = { allergen: "crustaceans", severity: "anaphylactic", note: "Two injectors in the salon" } as const;
  const rosalind = {
    ...{ firstName: "Rosalind", lastName: "Arnaud", party: "charter" as const, birthDate: "1980-07-10" },
    ...{ passportNumber: "12AB34567", passportCountry: "FRA", passportExpiresOn: "2030-01-01" },
    ...{ phone: "+33 1 23", conditions: "Asthma", medication: "Salbutamol", allergies: [shellfish] },
  };

  it("are entered once however often they are sent, and read back as they were typed", async () => {
    const input = { id: newId(), ...rosalind, lastName: " Arnaud " };
    await as().save(input);
    await as().save(input);
    expect(await as().get({ id: input.id })).toMatchObject({
      ...{ name: "Rosalind Arnaud", allergies: [shellfish], health: { conditions: "Asthma" }, can: { edit: true } },
      papers: { passportNumber: "12AB34567", passport: { state: "valid" } },
    });
    expect((await as().list({ search: "rosalind" })).rows.map(({ id }) => id)).toEqual([input.id]);
  });

  it.each([
    ["a name of spaces", { lastName: "  " }, "lastName"],
    ["a country that there is not", { lastName: "Wrong", nationality: "XYZ" }, "nationality"],
  ])("are not taken with %s", async (_case, wrong, field) => {
    const refusal = await refusalOf(as().save({ id: newId(), ...wrong }));
    expect(refusal).toMatchObject({ code: "invalid", fields: { [field]: expect.any(String) } });
  });

  it("do not exist for another vessel, nor for people from outside, nor for the engine room", async () => {
    const { id, version } = await entered({ lastName: "Ours" });
    expect(await refusalOf(as("rival").get({ id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("rival").save({ id, version, lastName: "Theirs" }))).toMatchObject({ code: "not_found" });
    for (const who of ["contractor", "engineer"] as const)
      expect(await refusalOf(as(who).list({}))).toMatchObject({ code: "forbidden" });
    expect((await as("rival").list({ search: "ours" })).rows).toEqual([]);
  });

  it("show the interior what it serves by, and neither papers nor health", async () => {
    const { id } = await entered(rosalind);
    const { papers, health, contact, allergies, age } = await as("stew").get({ id });
    expect({ papers, health }).toEqual({ papers: null, health: null });
    expect({ contact, allergies, age }).toMatchObject({
      contact: { phone: "+33 1 23" },
      allergies: [shellfish],
      age: 45,
    });
    const { base64 } = await as("stew").export({ search: "rosalind", format: "csv" });
    const written = Buffer.from(base64, "base64").toString("utf8");
    expect(written).toContain("guests:allergen.crustaceans");
    expect(written).not.toContain("12AB34567");
  });

  it("keep what is hidden from a writer unwritten, even where the guess is right", async () => {
    const { id, version } = await entered(rosalind);
    const guess = as("stew").save({ id, version, base: {}, passportNumber: "12AB34567" });
    expect(await refusalOf(guess)).toMatchObject({ code: "forbidden", fields: { passportNumber: expect.any(String) } });
    const health = as("stew").save({ id: newId(), lastName: "New", conditions: "Asthma" });
    expect(await refusalOf(health)).toMatchObject({ code: "forbidden" });
    await as("stew").save({ id: newId(), lastName: "New", conditions: "", passportNumber: "" });
  });

  it("that are private stand with their initials wherever anybody reads, and are not found by their names", async () => {
    const { id, name } = await entered({ firstName: "Hugo", lastName: "Weissenberg", isPrivate: true });
    expect(name).toBe("Hugo Weissenberg");
    const found = await world.as("captain").search.find({ query: "weissenberg" });
    expect(found.guests.hits).toEqual([]);
    const about = { recordKind: "guest" as const, recordId: id };
    const mentionedProfileIds = [world.person("stew").profileId];
    await world.as("captain").comments.create({ ...about, id: newId(), body: "Ask again", mentionedProfileIds });
    const told = await world.as("stew").notifications.list({});
    expect(JSON.stringify(told.rows)).not.toContain("Weissenberg");
  });

  it("leave no personal word in a history, which nobody can erase", async () => {
    const { id, version } = await entered({ lastName: "Berthier" });
    await as().save({ id, version, passportNumber: "ZZ998877", allergies: [shellfish] });
    const { rows } = await as().history({ id });
    expect(rows.map(({ verb, diff }) => [verb, Object.keys(diff)])).toEqual([
      ["updated", ["passportNumber", "allergies"]],
      ["created", []],
    ]);
    const [, told] = [rows, await as("stew").history({ id })];
    expect(told.rows[0]?.diff).not.toHaveProperty("passportNumber");
    const kept = await world.inVessel("A", (tx) => tx.select().from(changes).where(eq(changes.recordId, id)));
    expect(JSON.stringify(kept)).not.toMatch(/ZZ998877|Berthier|injectors/);
  });

  it("are not overwritten by someone who saw an older version of the same field", async () => {
    const { id, version } = await entered({ lastName: "Before" });
    await as().save({ id, version, lastName: "After" });
    const late = as().save({ id, version, base: { lastName: "Before" }, lastName: "Late" });
    expect(await refusalOf(late)).toMatchObject({ code: "stale" });
    await as().save({ id, version, base: { phone: null }, phone: "+1" });
    expect(await as().get({ id })).toMatchObject({ name: "After", contact: { phone: "+1" } });
  });

  it("are narrowed by party, and paged in order without a gap", async () => {
    for (const party of ["owner", "charter", "family"] as const) await entered({ lastName: "Paged", party });
    expect((await as().list({ search: "paged", party: "owner" })).rows).toHaveLength(1);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await as().list({ search: "paged", sort: "party", limit: 1, cursor });
      seen.push(...page.rows.map(({ party }) => party));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(["charter", "family", "owner"]);
  });

  it("leave the list when they are archived, and come back", async () => {
    const { id, version } = await entered({ lastName: "Gone for now" });
    const archived = await as().archive({ id, version });
    expect((await as().list({ search: "gone for now" })).rows).toEqual([]);
    const edit = as().save({ id, version: archived.version, lastName: "Late" });
    expect(await refusalOf(edit)).toMatchObject({ fields: { lastName: "guests:refusal.archived" } });
    await as().restore(archived);
    expect((await as().list({ search: "gone for now" })).rows).toHaveLength(1);
  });

  it("are erased when they ask: nothing personal is left in the record, its words or its history", async () => {
    const { id, version } = await entered({ ...rosalind, lastName: "Vergessen" });
    expect(await refusalOf(as("stew").erase({ id, version }))).toMatchObject({ code: "conflict" });
    await as().erase({ id, version });
    expect(await as().get({ id })).toMatchObject({ name: "–", allergies: [], papers: { passportNumber: null } });
    expect((await world.as("captain").search.find({ query: "vergessen" })).guests.hits).toEqual([]);
  });

  it("are found by their words and filed with papers, which only those read who may read papers", async () => {
    const { id: recordId, name } = await entered({ firstName: "Talked", lastName: "About" });
    const about = { recordKind: "guest" as const, recordId };
    const captain = world.as("captain");
    const found = await captain.search.find({ query: "talked about" });
    expect(found.guests.hits).toEqual([expect.objectContaining({ id: recordId, title: name })]);
    const { id: fileId } = await makeFile(world, { createdBy: world.person("captain").userId });
    await captain.recordFiles.add({ ...about, id: newId(), fileId });
    expect(await captain.recordFiles.list(about)).toHaveLength(1);
    expect(await refusalOf(world.as("stew").recordFiles.list(about))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(world.as("stew").recordFiles.add({ ...about, id: newId(), fileId }))).toMatchObject({
      code: "forbidden",
    });
  });

  it.each([
    ["a birth to come", { birthDate: "2100-01-01" }, "birthDate"],
    ["the same allergy twice", { allergies: [shellfish, { ...shellfish, note: null }] }, "allergies"],
  ])("are not entered with %s", async (_case, wrong, field) => {
    const refusal = await refusalOf(as().save({ id: newId(), lastName: "Wrong", ...wrong }));
    expect(refusal).toMatchObject({ code: "invalid", fields: { [field]: expect.any(String) } });
  });

  it("are archived by whoever serves them, not by another head of department", async () => {
    const { id, version } = await entered({ firstName: "Hugo", lastName: "Kept", isPrivate: true });
    expect(await refusalOf(as("bosun").archive({ id, version }))).toBeDefined();
    await as("stew").archive({ id, version });
  });

  it("are talked of among the captain and the interior alone", async () => {
    const { id } = await entered({ lastName: "Discussed" });
    const about = { recordKind: "guest" as const, recordId: id };
    const mentionedProfileIds = [world.person("bosun").profileId, world.person("stew").profileId];
    const said = { ...about, id: newId(), body: "Asked for quiet", mentionedProfileIds };
    const { notTold } = await world.as("captain").comments.create(said);
    expect(notTold).toEqual(["Ana Horvat"]);
    expect(await world.as("stew").comments.list(about)).toHaveLength(1);
    for (const who of ["bosun", "manager"] as const)
      expect(await refusalOf(world.as(who).comments.list(about))).toMatchObject({ code: "forbidden" });
  });

  it("that are made private are called by their initials in what was told before", async () => {
    const { id, version } = await entered({ firstName: "Hugo", lastName: "Zuvorgenannt" });
    const about = { recordKind: "guest" as const, recordId: id };
    const mentionedProfileIds = [world.person("stew").profileId];
    await world.as("captain").comments.create({ ...about, id: newId(), body: "Late riser", mentionedProfileIds });
    await as().save({ id, version, isPrivate: true });
    const told = await world.as("stew").notifications.list({});
    expect(JSON.stringify(told.rows)).not.toContain("Zuvorgenannt");
    expect(JSON.stringify(told.rows)).toContain("H. Z.");
  });

  it("write down whom papers and health were shown, for whoever sees both", async () => {
    const { id } = await entered({ ...rosalind, conditions: "Asthma" });
    await as("stew").get({ id });
    await as("manager").get({ id });
    const { rows } = await as().disclosures({ id });
    const told = rows.map(({ name, kind }) => `${name} ${kind}`);
    expect(told.filter((line) => line.endsWith("health"))).toHaveLength(1);
    expect(told.filter((line) => line.endsWith("papers"))).toHaveLength(2);
    expect(await refusalOf(as("manager").disclosures({ id }))).toMatchObject({ code: "forbidden" });
    const { id: visited } = await entered({ lastName: "Okafor", visaNumber: "V-77" });
    await as("manager").get({ id: visited });
    const ofVisa = (await as().disclosures({ id: visited })).rows.map(({ kind }) => kind);
    expect(ofVisa.length).toBeGreaterThan(0);
    expect(new Set(ofVisa)).toEqual(new Set(["papers"]));
    for (const paper of [{ visaExpiresOn: "2027-01-01" }, { birthPlace: "Lagos" }, { passportCountry: "NGA" }]) {
      const { id: held } = await entered({ lastName: "Okafor", ...paper });
      await as("manager").get({ id: held });
      const seen = (await as().disclosures({ id: held })).rows.filter(
        ({ name }) => name === world.person("manager").name,
      );
      expect(seen.map(({ kind }) => kind)).toEqual(["papers"]);
    }
  });

  it("are named to the captain once their time is over, unless they agreed to more", async () => {
    const old = async (lastName: string, agreedUntil: string | null) => {
      const { id } = await entered({ lastName, agreedUntil });
      const trip = { id: newId(), name: "Long ago", startsOn: "2020-07-01", endsOn: "2020-07-08" };
      await world.as("captain").trips.save(trip);
      await world.as("captain").trips.saveStay({ id: newId(), tripId: trip.id, guestId: id });
    };
    await old("Forgotten", null);
    await old("Remembered", "2100-01-01");
    const cardFor = async (who: Who) =>
      (await world.as(who).attention.get()).cards.find(({ kind }) => kind === "guestsToErase");
    expect((await cardFor("captain"))?.lines.map(({ title }) => title)).toEqual(["Forgotten"]);
    expect(await cardFor("stew")).toBeUndefined();
  });
});
