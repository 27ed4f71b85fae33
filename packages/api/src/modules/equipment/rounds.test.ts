import { newId } from "@ymp/core/ids";
import { readingRounds } from "@ymp/db/schema/equipment";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief").equipment;
const dayMs = 86_400_000;

/** Machines whose meters showed these figures (tenths) two days ago. */
async function meters(...totals: number[]) {
  const lastReadAt = new Date(world.now().getTime() - 2 * dayMs);
  return Promise.all(
    totals.map(async (lastTotal, index) => {
      const machine = await makeEquipment(world, { name: `Generator ${index + 1}`, location: "Engine room" });
      return makeCounter(world, { equipmentId: machine.id, lastTotal, lastReadAt });
    }),
  );
}
const entry = (counterId: string, reading: number | null) => ({
  ...{ id: newId(), counterId, reading, readAt: world.now() },
  ...(reading === null ? { unreadReason: "not_running" as const } : {}),
});
const findRound = async (id: string) =>
  (await chief().rounds({ includesArchived: true })).find((round) => round.id === id);

describe("a reading round", () => {
  it("keeps its meters in walking order, with what each showed last", async () => {
    const [one, two] = await meters(1_000, 2_000);
    const id = newId();
    await chief().saveRound({ id, name: "Engine room, morning", counterIds: [two?.id ?? "", one?.id ?? ""] });
    expect(await findRound(id)).toMatchObject({
      name: "Engine room, morning",
      meters: [
        { id: two?.id, equipmentName: "Generator 2", lastReading: 2_000 },
        { id: one?.id, equipmentName: "Generator 1", lastReading: 1_000 },
      ],
    });
  });

  it("is changed, archived and brought back, each time from the version that was seen", async () => {
    const [one, two] = await meters(1_000, 2_000);
    const id = newId();
    const counterIds = [one?.id ?? ""];
    await chief().saveRound({ id, name: "Deck", counterIds });
    await chief().saveRound({ id, name: "Deck", counterIds });
    const { version } = await chief().saveRound({ id, version: 1, name: "Deck lockers", counterIds: [two?.id ?? ""] });
    expect((await refusalOf(chief().saveRound({ id, version: 1, name: "Old", counterIds }))).code).toBe("stale");
    await chief().archiveRound({ id, version });
    expect((await chief().rounds({})).some((round) => round.id === id)).toBe(false);
    await chief().restoreRound({ id, version: version + 1 });
    expect(await findRound(id)).toMatchObject({ name: "Deck lockers", isArchived: false, meters: [{ id: two?.id }] });
  });

  it("is made by those who keep the register, of meters of their own vessel", async () => {
    const [one] = await meters(1_000);
    const theirs = await makeCounter(world, { equipmentId: (await makeEquipment(world, {}, "B")).id }, "B");
    const round = { id: newId(), name: "Deck", counterIds: [one?.id ?? ""] };
    expect((await refusalOf(world.as("deckhand").equipment.saveRound(round))).code).toBe("forbidden");
    expect((await refusalOf(chief().saveRound({ ...round, counterIds: [theirs.id] }))).code).toBe("not_found");
    expect((await refusalOf(chief().saveRound({ ...round, counterIds: [] }))).code).toBe("invalid");
    expect(await world.as("rival").equipment.rounds({})).toEqual([]);
  });

  it("is made of meters that are found by name and place", async () => {
    const [one] = await meters(1_000);
    expect((await chief().meters({ search: "generator engine" })).rows.some(({ id }) => id === one?.id)).toBe(true);
    expect(await chief().meters({ search: "nowhere at all" })).toEqual({ rows: [], hasMore: false });
  });
});

describe("the readings of a round", () => {
  it("are kept in one call, the meter that does not run with its reason", async () => {
    const [one, two] = await meters(1_000, 2_000);
    const entries = [entry(one?.id ?? "", 1_080), entry(two?.id ?? "", null)];
    const result = await world.as("deckhand").equipment.addReadings({ id: newId(), entries });
    expect(result).toMatchObject({ saved: [{ total: 1_080 }, { total: null }], refused: [] });
    expect((await chief().get({ id: one?.equipmentId ?? "" })).counters[0]?.lastReading).toBe(1_080);
    const { rows } = await chief().history({ id: two?.equipmentId ?? "", kinds: ["change"] });
    expect(rows).toMatchObject([{ verb: "not_read", facts: { unreadReason: "not_running" } }]);
  });

  it("are kept once, however often they are sent", async () => {
    const [one, two] = await meters(1_000, 2_000);
    const walk = { id: newId(), entries: [entry(one?.id ?? "", 1_080), entry(two?.id ?? "", null)] };
    const first = await chief().addReadings(walk);
    expect(await chief().addReadings(walk)).toEqual(first);
    const { rows } = await chief().history({ id: two?.equipmentId ?? "" });
    expect(rows.filter((row) => row.kind === "change")).toHaveLength(1);
  });

  it("are refused line by line: what fits is kept", async () => {
    const [one, two, three] = await meters(1_000, 2_000, 3_000);
    const [lower, ahead] = [entry(one?.id ?? "", 900), entry(two?.id ?? "", 90_000)];
    const entries = [lower, ahead, entry(three?.id ?? "", 3_010), entry(newId(), 5)];
    const { saved, refused } = await chief().addReadings({ id: newId(), entries });
    expect(saved).toMatchObject([{ counterId: three?.id, total: 3_010 }]);
    expect(refused.map(({ id, messageKey }) => [id, messageKey])).toEqual([
      [lower.id, "equipment:readingLower"],
      [ahead.id, "equipment:readingTooFar"],
      [entries[3]?.id, "refusals:recordNotFound"],
    ]);
    const byCrew = await world.as("deckhand").equipment.addReadings({
      id: newId(),
      entries: [{ ...ahead, confirmsJump: true }],
    });
    expect(byCrew.refused).toMatchObject([{ code: "forbidden", messageKey: "equipment:jumpIsForHeads" }]);
    const confirmed = await chief().addReadings({ id: newId(), entries: [{ ...ahead, confirmsJump: true }] });
    expect(confirmed.saved).toHaveLength(1);
  });

  it("are all refused for one of them where that is wanted", async () => {
    const [one, two] = await meters(1_000, 2_000);
    const entries = [entry(one?.id ?? "", 1_010), entry(two?.id ?? "", 1)];
    const refusal = await refusalOf(chief().addReadings({ id: newId(), mode: "all", entries }));
    expect(refusal.fields).toEqual({ "entries.1.reading": "equipment:readingLower" });
    expect((await chief().get({ id: one?.equipmentId ?? "" })).counters[0]?.lastReading).toBe(1_000);
  });

  it("need a figure or the reason why there is none, and the right to enter one", async () => {
    const [one] = await meters(1_000);
    const bare = { id: newId(), counterId: one?.id ?? "", reading: null, readAt: world.now() };
    expect((await refusalOf(chief().addReadings({ id: newId(), entries: [bare] }))).code).toBe("invalid");
    const entries = [entry(one?.id ?? "", 1_010)];
    for (const who of ["rival", "contractor"] as const) {
      const { saved, refused } = await world.as(who).equipment.addReadings({ id: newId(), entries });
      expect([saved, refused]).toMatchObject([[], [{ messageKey: "refusals:recordNotFound" }]]);
    }
    expect((await refusalOf(world.anonymous().equipment.addReadings({ id: newId(), entries }))).code).toBe(
      "unauthenticated",
    );
  });
});

it("a walk is of a round of the vessel, and of nothing else", async () => {
  const [one] = await meters(1_000);
  const entries = [entry(one?.id ?? "", null)];
  const job = await makeJob(world);
  const foreign = newId();
  await world.inVessel("B", (tx) =>
    tx
      .insert(readingRounds)
      .values({ ...{ id: foreign, vesselId: world.vessels.B.id, name: "Theirs" }, counterIds: [] }),
  );
  for (const roundId of [job.id, foreign, newId()])
    expect(await refusalOf(chief().addReadings({ id: newId(), roundId, entries }))).toMatchObject({
      code: "not_found",
    });
  expect((await world.as("chief").jobs.history({ id: job.id })).rows.map(({ verb }) => verb)).not.toContain("not_read");
  const roundId = newId();
  await chief().saveRound({ id: roundId, name: "Morning", counterIds: [one?.id ?? ""] });
  expect((await chief().addReadings({ id: newId(), roundId, entries })).saved).toHaveLength(1);
});
