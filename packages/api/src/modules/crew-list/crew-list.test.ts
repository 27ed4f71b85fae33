import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { crewDocuments, disclosures, engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const as = (who: Who = "captain") => world.as(who).crewList;
const profileIdOf = (who: keyof World["crew"]["A"]) => world.crew.A[who].profileId;
const whole: Partial<typeof profiles.$inferInsert> = {
  ...{ isOnboard: true, nationality: "GBR", birthDate: on("1990-03-04"), birthPlace: "Cowes" },
  gender: "female",
  createdAt: new Date("2026-01-01T00:00:00Z"),
};
const handedIn = { direction: "arrival", port: "FRANT Antibes", format: "csv" } as const;
const linesOf = ({ base64 }: { base64: string }) => Buffer.from(base64, "base64").toString("utf8").trim().split("\r\n");

async function addPassport(who: keyof World["crew"]["A"], values: Partial<typeof crewDocuments.$inferInsert> = {}) {
  const id = newId();
  await world.inVessel("A", (tx) =>
    tx.insert(crewDocuments).values({
      ...{ id, vesselId: world.vessels.A.id, profileId: profileIdOf(who), type: "passport", number: `P-${who}` },
      ...{ issuingCountry: "GBR", issuedOn: on("2020-01-01"), expiresOn: on("2030-01-01"), ...values },
    }),
  );
  return id;
}

beforeEach(async () => {
  world.setNow("2026-06-15T09:00:00Z");
  await world.inVessel("A", async (tx) => {
    await tx.delete(onboardStays);
    await tx.delete(engagements);
    await tx.delete(crewDocuments);
    await tx.delete(disclosures);
    await tx.update(profiles).set(whole);
  });
  for (const who of ["captain", "chief", "deckhand", "stew"] as const) await addPassport(who);
});

describe("the crew list", () => {
  it("begins with the master and leaves out who is on leave", async () => {
    await world.as("captain").onboard.setStatus({ profileId: profileIdOf("stew"), isOnboard: false, reason: "leave" });
    const { rows } = await as().read({ onDay: on("2026-06-15") });
    expect(rows[0]).toMatchObject({ id: profileIdOf("captain"), document: { number: "P-captain" } });
    expect(rows.map(({ id }) => id)).not.toContain(profileIdOf("stew"));
  });

  it("is without somebody from the moment they were removed from the vessel, as the head count is", async () => {
    const { userId, profileId } = world.crew.A.stew;
    world.setNow("2026-06-15T10:00:00Z");
    await world.as("captain").users.setSoftDeleted({ userId, isDeleted: true });
    world.setNow("2026-06-15T11:00:00Z");
    const onDay = async (day: string, time?: string) =>
      (await as().read({ onDay: on(day), ...(time ? { time } : {}) })).rows.some(({ id }) => id === profileId);
    expect([await onDay("2026-06-15"), await onDay("2026-06-20")]).toEqual([false, false]);
    expect([await onDay("2026-06-14"), await onDay("2026-06-15", "11:30")]).toEqual([true, true]);
    await world.as("captain").users.setSoftDeleted({ userId, isDeleted: false });
    expect(await onDay("2026-06-15")).toBe(true);
  });

  it("is that of a past day: who was aboard, with the rank and the passport of that day", async () => {
    const profileId = profileIdOf("deckhand");
    await world.inVessel("A", async (tx) => {
      const vesselId = world.vessels.A.id;
      await tx.delete(crewDocuments).where(eq(crewDocuments.profileId, profileId));
      await tx.insert(onboardStays).values({
        ...{ id: newId(), vesselId, profileId, startedAt: new Date("2026-02-01T08:00:00Z"), startReason: "joined" },
        ...{ endedAt: new Date("2026-05-01T08:00:00Z"), endReason: "left" },
      });
      const engagement = { vesselId, profileId, signOffReason: "end_of_contract" } as const;
      await tx.insert(engagements).values([
        { ...engagement, id: newId(), rank: "Deckhand", signedOnOn: on("2026-02-01"), signedOffOn: on("2026-03-31") },
        { ...engagement, id: newId(), rank: "Bosun", signedOnOn: on("2026-04-01"), signedOffOn: on("2026-05-01") },
      ]);
      await tx
        .update(profiles)
        .set({ isOnboard: false, jobTitle: "Mate", role: "user" })
        .where(eq(profiles.id, profileId));
    });
    const old = await addPassport("deckhand", { number: "OLD", expiresOn: on("2026-04-20") });
    await addPassport("deckhand", { number: "NEW", issuedOn: on("2026-04-15"), replacesId: old });
    const onDay = async (day: string) => (await as().read({ onDay: on(day) })).rows.find(({ id }) => id === profileId);
    expect(await onDay("2026-01-31")).toBeUndefined();
    expect(await onDay("2026-03-10")).toMatchObject({ rank: "Deckhand", document: { number: "OLD" }, faults: [] });
    expect(await onDay("2026-04-15")).toMatchObject({ rank: "Bosun", document: { number: "NEW" } });
    expect(await onDay("2026-06-15")).toBeUndefined();
    await world.inVessel("A", (tx) => tx.update(profiles).set({ role: "crew" }).where(eq(profiles.id, profileId)));
  });

  it("has whoever was crew on a past day and is a contractor today, and not the contractor", async () => {
    const id = profileIdOf("bosun");
    const { userId } = world.crew.A.bosun;
    const isListed = async (day: string) => (await as().read({ onDay: on(day) })).rows.some((row) => row.id === id);
    const onDay = "2026-06-15";
    expect(await isListed(onDay)).toBe(true);
    world.setNow("2026-06-17T09:00:00Z");
    const { users } = world.as("captain");
    await users.setRole({ ...(await seenPlace(users, userId)), role: "user", userType: "contractUser" });
    world.setNow("2026-06-18T09:00:00Z");
    expect([await isListed(onDay), await isListed("2026-06-18")]).toEqual([true, false]);
    world.setNow("2026-06-15T09:00:00Z");
  });

  it("tells what is missing and what has expired on arrival", async () => {
    await world.inVessel("A", (tx) =>
      tx
        .update(profiles)
        .set({ nationality: null })
        .where(eq(profiles.id, profileIdOf("captain"))),
    );
    const { rows, isComplete } = await as().read({ onDay: on("2030-01-02") });
    expect(isComplete).toBe(false);
    expect(rows[0]?.faults).toEqual(["nationality", "expired", "notSignedOn"]);
    expect(rows.find(({ id }) => id === profileIdOf("engineer"))?.faults).toContain("document");
  });

  it("is not handed in with gaps, unless as a draft that shows them", async () => {
    const input = { ...handedIn, onDay: on("2026-06-15") };
    expect(await refusalOf(as().export(input))).toMatchObject({ messageKey: "crew-list:incomplete" });
    const { base64, mediaType } = await as().export({ ...input, format: "pdf", asDraft: true });
    expect(mediaType).toBe("application/pdf");
    const [page] = pdfContentOf(Buffer.from(base64, "base64")).pages;
    const texts = page?.texts.join(" ") ?? "";
    expect(texts).toContain("form.missing");
    expect(texts).toContain("crew-list:draft");
    expect(texts).toContain("Marie Laurent, Captain");
  });

  it("has the columns of FAL 5 and names as a passport writes them", async () => {
    await addPassport("engineer");
    await addPassport("bosun");
    await world.inVessel("A", (tx) =>
      tx
        .update(profiles)
        .set({ firstName: "Noé", lastName: "Müller" })
        .where(eq(profiles.id, profileIdOf("captain"))),
    );
    await world.inVessel("A", (tx) =>
      tx.update(vessels).set({ callSign: "ZGAB2" }).where(eq(vessels.id, world.vessels.A.id)),
    );
    const [headings, first] = linesOf(await as().export({ ...handedIn, onDay: on("2026-06-15") }));
    const columns = [
      "no",
      "lastName",
      "firstName",
      "rank",
      "nationality",
      "birthDate",
      "birthPlace",
      "gender",
      "document",
    ];
    const others = ["documentNumber", "issuingState", "expiresOn"];
    expect(headings?.match(/(?<=form\.column\.)\w+/g)).toEqual([...columns, ...others]);
    expect(first).toContain("1,MUELLER,NOE,");
    expect(first).toContain(
      "GBR,1990-03-04,Cowes,[en] crew-list:gender.female {},[en] crew-list:document.passport {},P-captain,GBR,2030-01-01",
    );
  });

  it.each(["chief", "deckhand", "stew"] as const)("is closed to the %s, on the screen and as a file", async (who) => {
    const asked = { onDay: on("2026-06-15") };
    expect((await refusalOf(as(who).read(asked))).code).toBe("forbidden");
    expect((await refusalOf(as(who).export({ ...handedIn, ...asked, asDraft: true }))).code).toBe("forbidden");
  });

  it("says of another vessel nothing", async () => {
    const { rows } = await as("rival").read({ onDay: on("2026-06-15") });
    const own = new Set(Object.values(world.crew.A).map(({ profileId }) => profileId));
    expect(rows.filter(({ id }) => own.has(id))).toEqual([]);
  });

  it("stands among what was disclosed of each person on it", async () => {
    await as().read({ onDay: on("2026-06-15") });
    const told = await world.inVessel("A", (tx) =>
      tx
        .select({ kind: disclosures.kind })
        .from(disclosures)
        .where(eq(disclosures.profileId, profileIdOf("stew"))),
    );
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(["origin", "papers"]));
  });
});
