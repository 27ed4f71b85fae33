import { paperStatusOn } from "@ymp/core/people/document-status";
import { faultOfEngagement } from "@ymp/core/people/engagements";
import { describe, expect, it } from "vitest";
import { halcyon } from "../definitions/halcyon.ts";
import { seraphine } from "../definitions/seraphine/seraphine.ts";
import { buildVessel } from "./vessel.ts";

const instants = ["2026-06-18T12:32:00Z", "2026-11-21T01:40:00Z", "2028-02-29T15:00:00Z"].map((text) => new Date(text));

describe.each(instants)("the crew of Seraphine at %s", (now) => {
  const { rows, calendar, people } = buildVessel(
    seraphine,
    now,
    20_190_312,
    { rows: [], passwordHash: "", pinHash: "" },
    new Map(),
  );
  const crew = rows.profiles.filter(({ role }) => role !== "user");
  const stateOf = (key: string, type: string) => {
    const replaced = new Set(rows.crewDocuments.map(({ replacesId }) => replacesId));
    const paper = rows.crewDocuments.find(
      (row) => row.profileId === people.get(key)?.profileId && row.type === type && !replaced.has(row.id),
    );
    const { expiresOn = null, hasNoExpiry = false } = paper ?? {};
    return paperStatusOn({ type, expiresOn, hasNoExpiry }, calendar.today).state;
  };

  it("has papers in every state", () => {
    expect(stateOf("second", "medical_certificate")).toBe("expired");
    expect(stateOf("deckhand2", "visa")).toBe("urgent");
    expect(stateOf("chief", "passport")).toBe("expiring");
    expect(stateOf("captain", "gmdss_general")).toBe("valid");
    expect(stateOf("captain", "ecdis")).toBe("noExpiry");
    expect(stateOf("deckhand2", "powerboat")).toBe("unknown");
  });

  it("is aboard by its last stay, and nowhere in the future", () => {
    for (const { id, isOnboard } of crew) {
      const stays = rows.onboardStays.filter(({ profileId }) => profileId === id);
      expect(stays.filter(({ endedAt }) => !endedAt)).toHaveLength(isOnboard ? 1 : 0);
      for (const { startedAt, endedAt } of stays) {
        expect(startedAt.getTime()).toBeLessThanOrEqual((endedAt ?? now).getTime());
        expect((endedAt ?? now).getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
    expect(crew.filter(({ isOnboard }) => isOnboard)).toHaveLength(11);
  });

  it("was signed on without overlaps", () => {
    const periods = rows.engagements.map((row) => ({
      id: row.id ?? "",
      profileId: row.profileId,
      signedOnOn: row.signedOnOn,
      signedOffOn: row.signedOffOn ?? null,
    }));
    for (const period of periods) {
      const others = periods.filter(({ profileId }) => profileId === period.profileId);
      expect(faultOfEngagement(period, others)).toBeNull();
    }
    expect(new Set(periods.map(({ profileId }) => profileId)).size).toBe(crew.length);
  });
});

it("signs the crew of a vessel without details on when her records were begun", () => {
  const [now] = instants;
  const book = buildVessel(halcyon, now ?? new Date(0), 1, { rows: [], passwordHash: "", pinHash: "" }, new Map());
  expect(book.rows.engagements).toMatchObject([{ rank: "Captain", signedOnOn: book.begunOn }]);
  expect(book.rows.onboardStays).toMatchObject([{ startReason: "joined" }]);
});
