import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { leaveRequests } from "@ymp/db/schema/leave";
import { refusalOf } from "@ymp/testing/callers";
import { askLeave, makeContract, profileOf, setMinimums } from "@ymp/testing/factories/leave";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const july = { startsOn: on("2026-07-06"), endsOn: on("2026-07-19") };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const as = (who: Who = "captain") => world.as(who).leave;
const read = (id: string, who: Who = "captain") => as(who).get({ id });
const noticesOf = async (who: Who) =>
  (await world.as(who).notifications.list({})).rows.filter(({ event }) => event.startsWith("leave_"));

describe("a request", () => {
  beforeEach(() => makeContract(world, "deckhand"));

  it("goes from a draft to the head of the department and comes back granted", async () => {
    const id = newId();
    await as("deckhand").save({ id, ...july, note: "My sister marries." });
    expect(await read(id, "deckhand")).toMatchObject({ state: "draft", days: 1400, cost: 1400 });
    expect((await refusalOf(read(id, "bosun"))).code).toBe("not_found");
    await as("deckhand").save({ id, version: 1, asks: true });
    expect(await noticesOf("bosun")).toMatchObject([{ event: "leave_requested", facts: { title: "Liam Shaw" } }]);
    expect(await noticesOf("chief")).toEqual([]);
    const { version } = await as("bosun").approve({ id, version: 2 });
    expect(await noticesOf("deckhand")).toMatchObject([{ event: "leave_decided", facts: { what: "approved" } }]);
    expect(await read(id, "deckhand")).toMatchObject({ state: "approved", version, answeredBy: "Ana Horvat" });
    expect((await as("deckhand").history({ id })).rows.map(({ verb }) => verb)).toEqual([
      "approved",
      "requested",
      "drafted",
    ]);
    world.setNow("2026-07-20T09:00:00Z");
    expect(await read(id, "deckhand")).toMatchObject({ state: "taken", can: { acts: [] } });
    expect((await refusalOf(as("deckhand").cancel({ id, version }))).code).toBe("conflict");
  });

  it("is refused for a reason and with other dates, and may be asked for anew", async () => {
    const { id, version } = await askLeave(world, "deckhand", july);
    expect((await refusalOf(as("bosun").refuse({ id, version, reason: " " }))).code).toBe("invalid");
    const offer = { startsOn: on("2026-07-20"), endsOn: on("2026-08-02") };
    await as("bosun").refuse({ id, version, reason: "Guests are aboard.", offer });
    expect(await read(id, "deckhand")).toMatchObject({
      ...{ state: "refused", reason: "Guests are aboard.", offeredFrom: "2026-07-20" },
      can: { acts: ["edit", "ask", "cancel"] },
    });
    await as("deckhand").save({ id, version: 2, base: july, ...offer, asks: true });
    expect(await read(id)).toMatchObject({
      state: "requested",
      startsOn: "2026-07-20",
      reason: null,
      offeredFrom: null,
    });
  });

  it.each([
    ["of another department", "chief", "not_found"],
    ["of the crew", "engineer", "not_found"],
    ["from outside", "contractor", "forbidden"],
    ["of another vessel", "rival", "not_found"],
  ] as const)("is nothing to somebody %s", async (_, who, code) => {
    const { id, version } = await askLeave(world, "deckhand", july);
    expect((await refusalOf(read(id, who))).code).toBe(code);
    expect((await refusalOf(as(who).approve({ id, version }))).code).toBe(code);
    expect((await refusalOf(as(who).refuse({ id, version, reason: "No" }))).code).toBe(code);
    expect((await refusalOf(as(who).cancel({ id, version }))).code).toBe(code);
    expect((await refusalOf(as(who).save({ id, version, note: "Mine" }))).code).toBe(code);
  });

  it("is decided by nobody on their own", async () => {
    await makeContract(world, "captain");
    const { id, version } = await askLeave(world, "captain", july);
    expect(await refusalOf(as().approve({ id, version }))).toMatchObject({
      code: "forbidden",
      messageKey: "leave:refusal.ownDecision",
    });
    expect((await refusalOf(as("bosun").approve({ id, version }))).code).toBe("not_found");
    await as("manager").approve({ id, version });
  });

  it("is entered for another by whoever decides, and not changed by them", async () => {
    const id = newId();
    await as("bosun").save({ id, profileId: profileOf(world, "deckhand"), ...july });
    expect(await read(id, "deckhand")).toMatchObject({ state: "requested" });
    expect(await refusalOf(as("bosun").save({ id, version: 1, note: "Changed" }))).toMatchObject({ code: "conflict" });
    const other = { id: newId(), profileId: profileOf(world, "engineer"), ...july };
    expect((await refusalOf(as("bosun").save(other))).code).toBe("not_found");
    expect((await refusalOf(as("deckhand").save(other))).code).toBe("not_found");
    const foreign = { ...other, id: newId(), profileId: world.crew.B.deckhand.profileId };
    expect((await refusalOf(as().save(foreign))).code).toBe("not_found");
    expect((await refusalOf(as("contractor").save({ id: newId(), ...july }))).code).toBe("forbidden");
  });

  it.each([
    ["ends before it begins", { startsOn: on("2026-07-10"), endsOn: on("2026-07-09") }, "endsOn"],
    ["is longer than any leave", { startsOn: on("2026-07-10"), endsOn: on("2027-07-09") }, "endsOn"],
    [
      "holds no time",
      { startsOn: on("2026-07-10"), endsOn: on("2026-07-10"), startsAtNoon: true, endsAtNoon: true },
      "endsOn",
    ],
    ["has more travel than the contract gives", { ...july, travel: 100 }, "travel"],
  ])("is not taken where it %s", async (_, values, field) => {
    const { fields } = await refusalOf(as("deckhand").save({ id: newId(), asks: true, ...values }));
    expect(Object.keys(fields)).toEqual([field]);
  });

  it("has whole days alone where the vessel settled so", async () => {
    await setMinimums(world, [], { halfDays: false });
    const half = { id: newId(), ...july, startsAtNoon: true };
    expect((await refusalOf(as("deckhand").save(half))).fields).toEqual({ startsAtNoon: "leave:refusal.halfDays" });
  });

  it("does not stand on the days of another, also past every rule", async () => {
    await askLeave(world, "deckhand", july);
    const later = { id: newId(), startsOn: on("2026-07-19"), endsOn: on("2026-07-25") };
    expect((await refusalOf(as("deckhand").save({ ...later, asks: true }))).code).toBe("conflict");
    await as("deckhand").save(later);
    expect((await refusalOf(as("deckhand").save({ id: later.id, version: 1, asks: true }))).code).toBe("conflict");
    const row = { vesselId: world.vessels.A.id, profileId: profileOf(world, "deckhand"), ...july };
    const past = world.inVessel("A", (tx) => tx.insert(leaveRequests).values({ ...row, state: "approved" }));
    await expect(past).rejects.toMatchObject({ cause: { constraint_name: "leave_requests_one_at_once" } });
  });

  it("is kept once however often it is sent, and answered in the version that was seen", async () => {
    const input = { id: newId(), asks: true, ...july };
    expect(await as("deckhand").save(input)).toEqual(await as("deckhand").save(input));
    await as("deckhand").save({ id: input.id, version: 1, note: "Please" });
    expect((await refusalOf(as("bosun").approve({ id: input.id, version: 1 }))).code).toBe("stale");
    await as("bosun").approve({ id: input.id, version: 2 });
    expect((await refusalOf(as("bosun").refuse({ id: input.id, version: 3, reason: "Late" }))).code).toBe("conflict");
    expect((await refusalOf(as("deckhand").save({ id: input.id, version: 3, note: "More" }))).code).toBe("conflict");
  });

  it("that was granted is given up by the person or whoever decides, and others hear of it", async () => {
    const { id, version } = await askLeave(world, "deckhand", july);
    const granted = await as("bosun").approve({ id, version });
    await as("deckhand").cancel(granted);
    expect((await noticesOf("bosun")).map(({ facts }) => facts.what)).toContain("cancelled");
    expect(await read(id)).toMatchObject({ state: "cancelled", can: { acts: [] } });
  });

  it("brings a job by which the work is handed over, where that was chosen", async () => {
    const { id, version } = await askLeave(world, "deckhand", july);
    const handover = { jobId: newId(), title: "Hand over the deck stores", assigneeId: profileOf(world, "bosun") };
    await as("bosun").approve({ id, version, handover });
    expect(await read(id)).toMatchObject({ jobId: handover.jobId });
    expect(await world.as("bosun").jobs.get({ id: handover.jobId })).toMatchObject({
      title: "Hand over the deck stores",
      dueOn: "2026-07-05",
    });
    const { rows } = await world.as("engineer").jobs.history({ id: handover.jobId });
    expect(rows.map(({ recordKind }) => recordKind)).toEqual(["job"]);
  });

  it("that was never asked for stays the person's own, and so does what stood in it before", async () => {
    const [dropped, asked] = [newId(), newId()];
    await as("deckhand").save({ id: dropped, ...july, type: "family", note: "Interview with another yacht" });
    await as("deckhand").cancel({ id: dropped, version: 1 });
    for (const who of ["bosun", "captain"] as const)
      expect((await refusalOf(read(dropped, who))).code).toBe("not_found");
    expect((await as().year({ year: 2026 })).people.flatMap(({ leaves }) => leaves)).toEqual([]);
    await as("deckhand").save({ id: asked, ...july, type: "family", note: "Interview with another yacht" });
    await as("deckhand").save({ id: asked, version: 1, note: "Interview ashore" });
    await as("deckhand").save({ id: asked, version: 2, type: "annual", note: "Holiday", asks: true });
    const { rows } = await as("bosun").history({ id: asked });
    expect(rows).toMatchObject([{ verb: "requested", diff: {} }]);
    expect(JSON.stringify(rows)).not.toContain("Interview");
    expect((await as("deckhand").history({ id: asked })).rows).toHaveLength(3);
  });

  it("that was refused and is a draft again keeps what is written in it until it is asked for", async () => {
    const { id, version } = await askLeave(world, "deckhand", july);
    const refused = await as("bosun").refuse({ id, version, reason: "No relief" });
    const draft = await as("deckhand").save({ id, version: refused.version, note: "Interview with another yacht" });
    await as("deckhand").save({ id, version: draft.version, note: "Family day", asks: true });
    for (const who of ["bosun", "captain"] as const)
      expect(JSON.stringify((await as(who).history({ id })).rows)).not.toContain("Interview");
  });

  it("that has begun is ended by whoever decides alone, and the days before stay taken", async () => {
    const { id, version } = await askLeave(world, "deckhand", july);
    const granted = await as("bosun").approve({ id, version });
    world.setNow("2026-07-10T09:00:00Z");
    expect(await read(id, "deckhand")).toMatchObject({ can: { acts: [] } });
    expect(await refusalOf(as("deckhand").cancel(granted))).toMatchObject({
      ...{ code: "conflict", messageKey: "leave:refusal.begun" },
    });
    await as("bosun").cancel(granted);
    expect(await read(id)).toMatchObject({ state: "taken", startsOn: "2026-07-06", endsOn: "2026-07-09", cost: 400 });
    expect((await noticesOf("deckhand")).map(({ facts }) => facts.what)).toContain("ended");
  });

  it("that was refused is a draft without an answer once it is written anew", async () => {
    const { id, version } = await askLeave(world, "deckhand", july);
    await as("bosun").refuse({ id, version, reason: "No relief aboard" });
    await as("deckhand").save({ id, version: 2, base: { type: "annual" }, type: "sick" });
    expect(await read(id, "deckhand")).toMatchObject({ state: "draft", type: "sick", reason: null, answeredBy: null });
    expect((await refusalOf(read(id))).code).toBe("not_found");
  });
});

it("asks for attention where the reader decides", async () => {
  await makeContract(world, "deckhand");
  await askLeave(world, "deckhand", july);
  const cardsOf = async (who: Who) => (await world.as(who).attention.get()).cards.map(({ kind }) => kind);
  expect(await cardsOf("bosun")).toContain("leaveToDecide");
  expect(await cardsOf("chief")).not.toContain("leaveToDecide");
});
