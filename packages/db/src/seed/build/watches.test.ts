import { judgeEntry } from "@ymp/core/definitions/judge-entry";
import { handoverFacts, handoverFormOf, handoverForms } from "@ymp/core/watches/handover-forms";
import { missedRounds, watchStateOf } from "@ymp/core/watches/watch-log";
import { overlaps } from "@ymp/core/watches/watch-plan";
import { describe, expect, it } from "vitest";
import { seraphine } from "../definitions/seraphine/seraphine.ts";
import { buildVessel } from "./vessel.ts";

const instants = ["2026-06-18T12:32:00Z", "2026-11-01T01:40:00Z", "2028-03-31T15:00:00Z"].map((text) => new Date(text));

describe.each(instants)("the watches of Seraphine at %s", (now) => {
  const accounts = { rows: [], passwordHash: "", pinHash: "" };
  const { rows } = buildVessel(seraphine, now, 20_190_312, accounts, new Map());
  const published = new Set(rows.watchPlans.filter(({ publishedAt }) => publishedAt).map(({ id }) => id));
  const shown = rows.watches.filter(({ planId }) => published.has(planId));
  const logOf = new Map(rows.watchLogs.map((log) => [log.id, log]));
  const stateOf = ({ id, startsAt, endsAt }: (typeof shown)[number]) => {
    const log = logOf.get(id);
    return watchStateOf(
      { from: startsAt, until: endsAt },
      log ? { takenAt: log.takenAt, endedAt: log.endedAt ?? null } : null,
      now,
    );
  };

  it("are in every state, signed by both, by one and by nobody, with a round that was left out", () => {
    expect(new Set(shown.map(stateOf))).toEqual(new Set(["planned", "on", "done", "missed"]));
    expect(shown.filter((watch) => stateOf(watch) === "missed")).toHaveLength(1);
    const done = rows.watchLogs.filter(({ endedAt }) => endedAt);
    expect(done.filter(({ relievedAt }) => relievedAt).length).toBeGreaterThan(15);
    expect(done.filter(({ relievedAt }) => !relievedAt).length).toBeGreaterThan(0);
    const missed = done.flatMap(({ id, takenAt, endedAt }) => {
      const watch = shown.find((one) => one.id === id);
      const rounds = rows.watchRounds.filter(({ watchId }) => watchId === id);
      return watch && endedAt ? missedRounds(watch.position, { from: takenAt, until: endedAt }, rounds) : [];
    });
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.length).toBeLessThan(6);
  });

  it("are stood by nobody who is on leave", () => {
    const granted = rows.leaveRequests.filter(({ state }) => state === "approved");
    const clashes = rows.watches.filter(({ profileId, startsAt, endsAt }) =>
      granted.some(
        (leave) =>
          leave.profileId === profileId &&
          leave.startsOn <= endsAt.toISOString().slice(0, 10) &&
          leave.endsOn >= startsAt.toISOString().slice(0, 10),
      ),
    );
    expect(clashes.map(({ profileId, startsAt }) => [profileId, startsAt])).toEqual([]);
  });

  it("have somebody each, nobody on two at once, and handovers that their forms take", () => {
    expect(shown.every(({ profileId }) => profileId !== null)).toBe(true);
    const spans = rows.watches.map(({ profileId, startsAt: from, endsAt: until }) => ({ profileId, from, until }));
    for (const [at, one] of spans.entries())
      expect(spans.slice(at + 1).filter((other) => other.profileId === one.profileId && overlaps(one, other))).toEqual(
        [],
      );
    for (const { id, values } of rows.watchLogs) {
      const watch = shown.find((one) => one.id === id);
      if (!watch || !values) continue;
      const form = handoverForms[handoverFormOf(watch.position)];
      const faults = judgeEntry(form, values, { ...handoverFacts, now });
      expect(faults.filter(({ severity }) => severity === "fault")).toEqual([]);
    }
  });
});
