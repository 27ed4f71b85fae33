import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { engagements, onboardStays, profiles } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() =>
  world.inVessel("A", async (tx) => {
    await tx.delete(engagements);
    await tx.delete(onboardStays);
    await tx.update(profiles).set({ isOnboard: false });
  }),
);

const captain = () => world.as("captain").onboard;
const profileId = () => world.crew.A.deckhand.profileId;
const engagement = (values: { signedOnOn: string; signedOffOn?: string; profileId?: string }) => ({
  id: newId(),
  profileId: values.profileId ?? profileId(),
  rank: "Deckhand",
  signedOnOn: day(values.signedOnOn),
  signedOffOn: values.signedOffOn ? day(values.signedOffOn) : null,
  signOffReason: values.signedOffOn ? ("end_of_contract" as const) : null,
});

describe("an engagement", () => {
  it("is signed on once, however often it is sent, and signed off in the version that was seen", async () => {
    const signedOn = {
      ...engagement({ signedOnOn: "2026-05-01" }),
      signOnPort: "Antibes",
      agreementReference: "SEA 12",
    };
    const { version } = await captain().saveEngagement(signedOn);
    expect(await captain().saveEngagement(signedOn)).toEqual({ version });
    const off = { ...signedOn, version, signedOffOn: day("2026-06-10"), signOffReason: "transfer" as const };
    await captain().saveEngagement(off);
    expect((await refusalOf(captain().saveEngagement(off))).code).toBe("stale");
    expect(await captain().engagements({ profileId: profileId() })).toMatchObject([
      { signOnPort: "Antibes", signOffReason: "transfer", days: 41 },
    ]);
  });

  it("never overlaps another of the same person, and may follow it on the next day", async () => {
    await captain().saveEngagement(engagement({ signedOnOn: "2026-03-01", signedOffOn: "2026-05-31" }));
    const overlapping = captain().saveEngagement(engagement({ signedOnOn: "2026-05-31" }));
    expect(await refusalOf(overlapping)).toMatchObject({ code: "invalid", fields: { signedOnOn: "onboard:overlaps" } });
    await captain().saveEngagement(engagement({ signedOnOn: "2026-06-01" }));
    const colleague = world.crew.A.engineer.profileId;
    await captain().saveEngagement(engagement({ signedOnOn: "2026-05-31", profileId: colleague }));
  });

  it("ends on or after its first day, with a reason", async () => {
    const backwards = captain().saveEngagement(engagement({ signedOnOn: "2026-06-02", signedOffOn: "2026-06-01" }));
    expect((await refusalOf(backwards)).fields).toEqual({ signedOffOn: "onboard:endsBeforeStart" });
    const silent = { ...engagement({ signedOnOn: "2026-06-02", signedOffOn: "2026-06-03" }), signOffReason: null };
    expect((await refusalOf(captain().saveEngagement(silent))).fields).toEqual({
      signOffReason: "onboard:reasonMissing",
    });
  });

  it("brings the person aboard and ashore where that is wanted", async () => {
    const signedOn = { ...engagement({ signedOnOn: "2026-06-15" }), movesPerson: true };
    const { version } = await captain().saveEngagement(signedOn);
    const listed = async () => (await captain().list()).people.find(({ id }) => id === profileId());
    expect(await listed()).toMatchObject({ isOnboard: true, engagement: { id: signedOn.id } });
    const off = { ...signedOn, version, signedOffOn: day("2026-06-15"), signOffReason: "resignation" as const };
    await captain().saveEngagement(off);
    expect(await listed()).toBeUndefined();
    expect((await captain().stays({ profileId: profileId() }))[0]).toMatchObject({ endReason: "left" });
  });

  it("moves nobody before its day", async () => {
    await captain().saveEngagement({ ...engagement({ signedOnOn: "2026-07-01" }), movesPerson: true });
    expect(await captain().stays({ profileId: profileId() })).toEqual([]);
  });

  it("is kept by who administers the crew and read by the person", async () => {
    const input = engagement({ signedOnOn: "2026-05-01" });
    expect((await refusalOf(world.as("chief").onboard.saveEngagement(input))).code).toBe("forbidden");
    expect((await refusalOf(world.as("rival").onboard.saveEngagement(input))).code).toBe("not_found");
    await captain().saveEngagement(input);
    expect(await world.as("deckhand").onboard.engagements({ profileId: profileId() })).toHaveLength(1);
    const chief = world.as("chief").onboard.engagements({ profileId: profileId() });
    expect((await refusalOf(chief)).code).toBe("forbidden");
    expect((await refusalOf(world.as("rival").onboard.removeEngagement({ id: input.id }))).code).toBe("not_found");
    await captain().removeEngagement({ id: input.id });
    expect(await captain().engagements({ profileId: profileId() })).toEqual([]);
  });

  it("cannot be handed over to somebody else", async () => {
    const input = engagement({ signedOnOn: "2026-05-01" });
    const { version } = await captain().saveEngagement(input);
    const moved = captain().saveEngagement({ ...input, version, profileId: world.crew.A.engineer.profileId });
    expect((await refusalOf(moved)).code).toBe("not_found");
  });
});
