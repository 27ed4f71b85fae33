import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type SwapAct, type SwapState, stateAfter, swapActsOf, swapStates } from "@ymp/core/watches/watch-swap";
import { watchSwaps } from "@ymp/db/schema/watch-plans";
import { refusalOf } from "@ymp/testing/callers";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const at = (text: string) => new Date(`${text}+02:00`);

describe("swapping watches", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });
  afterEach(() => world.close());

  const as = (who: Who = "captain") => world.as(who).watchPlans;
  const profile = (who: Who) => world.person(who).profileId ?? "";

  const add = async (planId: string, who: Who, from: string, until: string) => {
    const id = newId();
    const hours = { startsAt: at(from), endsAt: at(until) };
    await as().saveWatch({ id, planId, position: "gangway", profileId: profile(who), ...hours });
    return { id, version: 1 };
  };

  /** The engineer stands the first watch, the deckhand the second, of a published plan in port. */
  async function arranged() {
    const startsOn = parseCalendarDate("2026-06-22");
    const { id: planId } = await makePlan(world, { legs: [{ state: "port", onDay: startsOn, time: "00:00" }] });
    const own = await add(planId, "engineer", "2026-06-22T08:00", "2026-06-22T12:00");
    const theirs = await add(planId, "deckhand", "2026-06-22T12:00", "2026-06-22T16:00");
    const { version } = await as().get({ id: planId });
    await as().publish({ id: planId, version });
    return { planId, own, theirs };
  }

  async function asked(more: { exchange?: boolean } = {}) {
    const plan = await arranged();
    const id = newId();
    await as("engineer").askSwap({
      ...{ id, planId: plan.planId, watch: plan.own, otherProfileId: profile("deckhand") },
      ...(more.exchange ? { otherWatch: plan.theirs } : {}),
    });
    return { ...plan, id };
  }

  const standersOf = async (planId: string) =>
    (await as().board({ id: planId })).watches.map(({ profileId }) => profileId);
  const accept = (id: string, version = 1) => as("deckhand").answerSwap({ id, version, answer: "accept" });
  const approve = (id: string, reason?: string) =>
    as().decideSwap({ id, version: 2, decision: "approve", ...(reason ? { reason } : {}) });
  const toldOf = async (who: Who) => (await world.as(who).notifications.list({})).rows.map(({ facts }) => facts.what);

  it("is asked, accepted and approved; only then the watches change, and each is told in turn", async () => {
    const { planId, id } = await asked({ exchange: true });
    expect(await toldOf("deckhand")).toContain("swap_asked");
    await accept(id);
    expect(await toldOf("engineer")).toContain("swap_accepted");
    expect(await toldOf("captain")).toContain("swap_accepted");
    expect(await standersOf(planId)).toEqual([profile("engineer"), profile("deckhand")]);
    await approve(id);
    expect(await standersOf(planId)).toEqual([profile("deckhand"), profile("engineer")]);
    expect(await toldOf("engineer")).toContain("swap_approved");
    expect(await toldOf("deckhand")).toContain("swap_approved");
    const { rows } = await as().history({ id: planId });
    expect(rows.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(["swap_asked", "swap_accepted", "swap_approved"]),
    );
  });

  it("gives a watch away where nothing is given for it", async () => {
    const { planId, id } = await asked();
    await accept(id);
    await approve(id);
    expect(await standersOf(planId)).toEqual([profile("deckhand"), profile("deckhand")]);
  });

  const roles = { asker: "engineer", asked: "deckhand", officer: "captain", nobody: "stew" } as const;
  const acts = ["accept", "decline", "withdraw", "approve", "refuse"] as const;
  const inState = (id: string, state: SwapState) =>
    world.inVessel("A", (tx) =>
      tx
        .update(watchSwaps)
        .set({ state, reason: state === "refused" ? "No" : null })
        .where(eq(watchSwaps.id, id)),
    );
  const act = (who: Who, id: string, one: SwapAct, version = 1) =>
    one === "approve" || one === "refuse"
      ? as(who).decideSwap({ id, version, decision: one, reason: "So be it" })
      : as(who).answerSwap({ id, version, answer: one });

  it.each(swapStates)("that is %s lets each do what is theirs, and refuses everything else", async (state) => {
    const { id } = await asked({ exchange: true });
    await inState(id, state);
    const refused: string[] = [];
    const expected: string[] = [];
    for (const role of ["asker", "asked", "officer", "nobody"] as const)
      for (const one of acts) {
        if (swapActsOf(state, role).includes(one)) continue;
        expected.push(`${role} ${one}`);
        const { code } = await refusalOf(act(roles[role], id, one));
        if (["forbidden", "conflict", "not_found"].includes(code)) refused.push(`${role} ${one}`);
      }
    expect(refused).toEqual(expected);
    const [row] = await world.inVessel("A", (tx) => tx.select().from(watchSwaps));
    expect(row).toMatchObject({ state, version: 1 });
  });

  it.each([
    ["asked", "asker", "withdraw"],
    ["asked", "asked", "accept"],
    ["asked", "asked", "decline"],
    ["accepted", "asker", "withdraw"],
    ["accepted", "asked", "decline"],
    ["accepted", "officer", "approve"],
    ["accepted", "officer", "refuse"],
  ] as const)("that is %s: the %s may %s", async (state, role, one) => {
    const { id } = await asked({ exchange: true });
    await inState(id, state);
    expect(await act(roles[role], id, one)).toEqual({ id, version: 2 });
    const [row] = await world.inVessel("A", (tx) => tx.select().from(watchSwaps));
    expect(row?.state).toBe(stateAfter[one]);
  });

  it("is asked about published watches alone, and never decided by one of the two, though they may plan", async () => {
    const { id: planId } = await makePlan(world);
    const draft = await add(planId, "bosun", "2026-06-22T00:00", "2026-06-22T04:00");
    expect(await refusalOf(ask(planId, "bosun", draft, "deckhand"))).toMatchObject({
      messageKey: "watch-plans:refusal.swapDraft",
    });
    const { planId: published, own } = await arranged();
    const id = newId();
    await ask(published, "engineer", own, "bosun", id);
    await as("bosun").answerSwap({ id, version: 1, answer: "accept" });
    expect(await refusalOf(act("bosun", id, "approve", 2))).toMatchObject({ code: "forbidden" });
  });

  const ask = (planId: string, who: Who, watch: { id: string; version: number }, other: Who, id = newId()) =>
    as(who).askSwap({ id, planId, watch, otherProfileId: profile(other) });

  it("breaks a limit of rest for a reason alone, which is kept and shown to both", async () => {
    const { planId, own } = await arranged();
    await add(planId, "deckhand", "2026-06-22T00:00", "2026-06-22T08:00");
    const id = newId();
    await ask(planId, "engineer", own, "deckhand", id);
    await accept(id);
    const [swap] = await as("deckhand").swaps({ id: planId });
    expect(swap?.rest.map(({ profileId }) => profileId)).toEqual([profile("engineer"), profile("deckhand")]);
    expect(swap?.rest[1]?.caused.length).toBeGreaterThan(0);
    expect(await refusalOf(approve(id))).toMatchObject({
      code: "conflict",
      fields: { reason: "watch-plans:refusal.swapBreaks" },
    });
    expect(await standersOf(planId)).toContain(profile("engineer"));
    await approve(id, "Nobody else can stand it");
    const shown = (await as("engineer").swaps({ id: planId })).find((one) => one.id === id);
    expect(shown).toMatchObject({ state: "approved", reason: "Nobody else can stand it", can: [] });
  });

  it("is refused with a reason, never without", async () => {
    const { id } = await asked();
    await accept(id);
    const refusal = await refusalOf(as().decideSwap({ id, version: 2, decision: "refuse" }));
    expect(refusal.fields).toEqual({ reason: "watch-plans:refusal.swapReason" });
    await as().decideSwap({ id, version: 2, decision: "refuse", reason: "We sail early" });
    expect(await toldOf("engineer")).toContain("swap_refused");
  });

  it("lapses when its watch was changed meanwhile, and both are told", async () => {
    const { planId, own, id } = await asked();
    await accept(id);
    await as().saveWatch({ ...own, planId, endsAt: at("2026-06-22T11:30") });
    const [swap] = await as("engineer").swaps({ id: planId });
    expect(swap).toMatchObject({ state: "lapsed", can: [], rest: [] });
    expect(await toldOf("deckhand")).toContain("swap_lapsed");
    expect(await refusalOf(approve(id))).toMatchObject({ code: "stale" });
  });

  it("lapses when its watch began or was taken off", async () => {
    const { planId, own, id } = await asked();
    await accept(id);
    world.setNow(at("2026-06-22T08:00"));
    expect((await as().swaps({ id: planId }))[0]).toMatchObject({ state: "lapsed", can: [] });
    expect(await refusalOf(approve(id))).toMatchObject({ messageKey: "watch-plans:refusal.swapLapsed" });
    world.setNow(at("2026-06-21T08:00"));
    await as().removeWatch(own);
    expect((await as().swaps({ id: planId }))[0]).toMatchObject({ state: "lapsed" });
  });

  it("is the same when sent again, and a watch is asked about once at a time", async () => {
    const { planId, own, id } = await asked();
    await ask(planId, "engineer", own, "deckhand", id);
    expect(await as("engineer").swaps({ id: planId })).toHaveLength(1);
    expect(await refusalOf(ask(planId, "engineer", own, "bosun"))).toMatchObject({
      messageKey: "watch-plans:refusal.swapOpen",
    });
    await as("engineer").answerSwap({ id, version: 1, answer: "withdraw" });
    await ask(planId, "engineer", own, "bosun");
  });

  it("is decided once when two officers decide at the same moment; the other learns it", async () => {
    const { planId, id } = await asked();
    await accept(id);
    const both = await Promise.allSettled([
      as("captain").decideSwap({ id, version: 2, decision: "approve" }),
      as("bosun").decideSwap({ id, version: 2, decision: "refuse", reason: "No" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find((one) => one.status === "rejected");
    expect(await refusalOf(Promise.reject(lost?.reason))).toMatchObject({ code: "stale" });
    const [swap] = await as().swaps({ id: planId });
    expect(["approved", "refused"]).toContain(swap?.state);
  });

  it("is shown to the two and to officers; the rest of the other only once both agree", async () => {
    const { planId, id } = await asked();
    expect(await as("stew").swaps({ id: planId })).toEqual([]);
    const [before] = await as("engineer").swaps({ id: planId });
    expect(before?.rest.map(({ profileId }) => profileId)).toEqual([profile("engineer")]);
    await accept(id);
    const [after] = await as("engineer").swaps({ id: planId });
    expect(after?.rest).toHaveLength(2);
    expect((await as().swaps({ id: planId }))[0]).toMatchObject({ role: "officer", can: ["approve", "refuse"] });
  });

  it("is refused for a watch that is not one's own, for oneself, and for whoever stands elsewhere then", async () => {
    const { planId, own, theirs } = await arranged();
    expect(await refusalOf(ask(planId, "stew", own, "deckhand"))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(ask(planId, "engineer", own, "engineer"))).toMatchObject({ code: "invalid" });
    await add(planId, "bosun", "2026-06-22T09:00", "2026-06-22T10:00");
    expect(await refusalOf(ask(planId, "engineer", own, "bosun"))).toMatchObject({
      fields: { profileId: "watch-plans:refusal.twice" },
    });
    const given = { id: newId(), planId, watch: own, otherProfileId: profile("bosun"), otherWatch: theirs };
    expect(await refusalOf(as("engineer").askSwap(given))).toMatchObject({ code: "conflict" });
    expect(await refusalOf(ask(planId, "engineer", { ...own, version: 9 }, "stew"))).toMatchObject({ code: "stale" });
  });
});
