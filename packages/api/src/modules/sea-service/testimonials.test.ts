import { addDays, parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { logEntries } from "@ymp/db/schema/log";
import { engagements } from "@ymp/db/schema/people";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const first = day("2026-01-01");
beforeAll(async () => {
  world = await createWorld();
  // Before the first call: a vessel that was read is remembered for a while.
  const reached = { contactEmail: "captain@seraphine.example" };
  await world.database.db.update(vessels).set(reached).where(eq(vessels.id, world.vessels.A.id));
  await world.inVessel("A", async (tx) => {
    await tx.delete(engagements);
    await tx.delete(logEntries);
  });
  for (const profileId of [deckhand(), master()])
    await world.as("captain").onboard.saveEngagement({
      ...{ id: newId(), profileId, rank: "Deckhand", signedOnOn: first },
    });
  for (const index of [0, 1, 2, 3, 4])
    await world.as("captain").log.save({
      ...{ id: newId(), loggedOn: addDays(first, index), engineHours: 80, distance: 500 },
    });
  await service("captain").tellDays({
    ...{ from: addDays(first, 5), to: addDays(first, 7), told: "hours", underwayTenths: 0 },
    ...{ reason: "In Antibes", version: 0 },
  });
});
afterAll(() => world.close());

type Who = Parameters<World["as"]>[0];
const deckhand = () => world.crew.A.deckhand.profileId;
const master = () => world.crew.A.captain.profileId;
const service = (who: Who) => world.as(who).seaService;

const draft = (profileId: string, from: string, to: string) => ({
  ...{ id: newId(), profileId, startsOn: day(from), endsOn: day(to), capacity: "Deckhand" },
  ...{ passportNumber: "YA123", loadLineMetres: 43.5, powerKw: 1800, conduct: "Very good" },
  contact: "bridge@seraphine.example",
});
const begin = async (who: Who, profileId: string, from: string, to: string) => {
  const input = draft(profileId, from, to);
  await service(who).saveTestimonial(input);
  return { ...input, shown: await read(who, profileId, input.id) };
};
async function read(who: Who, profileId: string, id: string) {
  const found = (await service(who).testimonials({ profileId })).find((one) => one.id === id);
  if (!found) throw new Error("no such testimonial");
  return found;
}
const signerName = async (who: Who) => (await world.as(who).session.me())?.account.name ?? "";
const signed = async (who: Who, { id, version, digest }: { id: string; version: number; digest: string }) =>
  service(who).sign({ id, version, digest, signature: { method: "typed", name: await signerName(who) } });

describe("a testimonial", () => {
  it("is drafted with the days of the ship, signed by the master, and stays as it was signed", async () => {
    const { id, shown } = await begin("captain", deckhand(), "2026-01-01", "2026-01-08");
    expect(shown).toMatchObject({
      state: "draft",
      missing: [],
      content: { days: { onBoard: 8, actual: 5, standBy: 3 } },
    });
    expect(await service("deckhand").testimonials({ profileId: deckhand() })).toEqual([]);
    await signed("captain", shown);
    await world.as("captain").log.save({ id: newId(), loggedOn: addDays(first, 6), engineHours: 80 });
    const kept = await read("deckhand", deckhand(), id);
    expect(kept).toMatchObject({ state: "signed", content: { days: { actual: 5 } }, can: { fields: [], sign: false } });
    expect(kept.signature?.name).toBe(await signerName("captain"));
    const change = { id, profileId: deckhand(), version: 1, base: { conduct: "Very good" }, conduct: "Poor" };
    expect((await refusalOf(service("captain").saveTestimonial(change))).code).toBe("conflict");
    expect((await refusalOf(service("captain").removeTestimonial({ id, version: 1 }))).code).toBe("conflict");
    expect((await refusalOf(signed("captain", shown))).code).toBe("conflict");
  });

  it("is printed on one page", async () => {
    const [kept] = await service("deckhand").testimonials({ profileId: deckhand() });
    for (const locale of ["en", "ja"] as const) {
      const { base64, fileName } = await service("deckhand").print({ id: kept?.id ?? "", locale });
      const pdf = Buffer.from(base64, "base64").toString("latin1");
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(fileName).toMatch(/\.pdf$/);
    }
    expect((await refusalOf(service("bosun").print({ id: kept?.id ?? "" }))).code).toBe("forbidden");
    expect((await refusalOf(service("rival").print({ id: kept?.id ?? "" }))).code).toBe("not_found");
  });

  it("never covers days of another, of no engagement, or to come", async () => {
    const save = (from: string, to: string) => service("captain").saveTestimonial(draft(deckhand(), from, to));
    expect((await refusalOf(save("2026-01-08", "2026-01-20"))).fields).toEqual({
      startsOn: "sea-service:overlapsTestimonial",
    });
    expect((await refusalOf(save("2025-12-31", "2026-01-20"))).fields).toEqual({
      startsOn: "sea-service:outsideEngagement",
    });
    expect((await refusalOf(save("2026-02-01", "2027-01-20"))).code).toBe("invalid");
  });

  it("is not begun twice for the same days by two at once", async () => {
    const save = () => service("captain").saveTestimonial(draft(deckhand(), "2026-05-01", "2026-05-10"));
    const outcomes = await Promise.allSettled([save(), save()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is not signed by whoever is not the master, nor as it no longer is", async () => {
    const { id, shown } = await begin("captain", deckhand(), "2026-02-01", "2026-02-10");
    for (const who of ["chief", "bosun", "manager"] as const)
      expect((await refusalOf(signed(who, shown))).code).toBe("forbidden");
    expect((await refusalOf(signed("deckhand", shown))).messageKey).toBe("sea-service:refusal.ownTestimonial");
    expect((await refusalOf(signed("rival", shown))).code).toBe("not_found");
    await world.as("captain").log.save({ id: newId(), loggedOn: day("2026-02-02"), engineHours: 80 });
    expect((await refusalOf(signed("captain", shown))).messageKey).toBe("sea-service:refusal.shownAnother");
    await signed("captain", await read("captain", deckhand(), id));
  });

  it("says all that it has to before it is signed", async () => {
    const { id, version } = (await begin("captain", deckhand(), "2026-03-01", "2026-03-10")).shown;
    const change = { id, profileId: deckhand(), version, base: { conduct: "Very good" }, conduct: null };
    await service("captain").saveTestimonial(change);
    const shown = await read("captain", deckhand(), id);
    expect(shown.missing).toEqual(["conduct"]);
    expect((await refusalOf(signed("captain", shown))).fields).toEqual({ conduct: "sea-service:refusal.incomplete" });
  });

  it("of the master is drafted and signed by the company, never by the master", async () => {
    const own = service("captain").saveTestimonial(draft(master(), "2026-01-01", "2026-01-05"));
    expect((await refusalOf(own)).messageKey).toBe("sea-service:refusal.ownTestimonial");
    const { id, shown } = await begin("manager", master(), "2026-01-01", "2026-01-05");
    expect((await refusalOf(signed("captain", shown))).messageKey).toBe("sea-service:refusal.ownTestimonial");
    await signed("manager", shown);
    expect((await read("captain", master(), id)).signature).toMatchObject({
      ...{ name: "Helen Ward", rank: "Fleet manager, Meridian Yachts" },
    });
  });

  it("of the master names where the company is reached, never the master and the ship", async () => {
    expect((await service("captain").propose({ profileId: deckhand() })).contact).toBe("bridge@seraphine.example");
    const proposal = await service("manager").propose({ profileId: master() });
    expect(proposal.contact).toBeNull();
    const { shown } = await begin("manager", master(), "2026-01-10", "2026-01-12");
    for (const contact of ["Captain@seraphine.example ", null]) {
      const { version } = await read("manager", master(), shown.id);
      await service("manager").saveTestimonial({ id: shown.id, profileId: master(), version, contact });
      const kept = await read("manager", master(), shown.id);
      expect([kept.contact, kept.missing]).toEqual([contact?.trim() ?? null, ["contact"]]);
      expect((await refusalOf(signed("manager", kept))).fields).toEqual({ contact: "sea-service:refusal.incomplete" });
    }
  });

  it("says as what the person was signed on, where its capacity may differ", async () => {
    const { shown } = await begin("captain", deckhand(), "2026-05-20", "2026-05-25");
    expect(shown).toMatchObject({ capacity: "Deckhand", engagedAs: "Deckhand" });
    expect(await service("captain").propose({ profileId: deckhand() })).toMatchObject({ capacity: "Deckhand" });
  });

  it("that was wrong is withdrawn for a reason, and its days are free again", async () => {
    const { id, shown } = await begin("captain", deckhand(), "2026-04-01", "2026-04-10");
    const withdrawal = { id, version: shown.version, reason: "Wrong capacity" };
    expect((await refusalOf(service("captain").withdraw(withdrawal))).code).toBe("conflict");
    await signed("captain", shown);
    expect((await refusalOf(service("deckhand").withdraw(withdrawal))).code).toBe("forbidden");
    await service("captain").withdraw(withdrawal);
    await service("captain").withdraw(withdrawal);
    expect(await read("deckhand", deckhand(), id)).toMatchObject({
      state: "withdrawn",
      withdrawn: { reason: "Wrong capacity" },
    });
    await service("captain").saveTestimonial(draft(deckhand(), "2026-04-01", "2026-04-10"));
  });

  it("is proposed for the engagement that has none, with what is known of ship and passport", async () => {
    expect(await service("manager").propose({ profileId: master() })).toMatchObject({ powerKw: 1800 });
    expect((await refusalOf(service("deckhand").propose({ profileId: deckhand() }))).code).toBe("forbidden");
  });
});
