import { describe, expect, it, test } from "vitest";
import { type DigestSettings, defaultDigest, isDigestDue, isQuietAt, lastDigestHour } from "./delivery.ts";

const paris = "Europe/Paris";
const at = (text: string) => new Date(text);
const atAnyHour: DigestSettings = { quietFromMinute: null, quietUntilMinute: null, digestAtMinute: 420 };

test.each<[string, number | null, number | null, string, boolean]>([
  ["22:00 to 07:00 begins at 22:00", 1320, 420, "2026-06-15T20:00:00Z", true],
  ["22:00 to 07:00 is over at 07:00", 1320, 420, "2026-06-15T05:00:00Z", false],
  ["22:00 to 07:00 holds after midnight", 1320, 420, "2026-06-15T01:30:00Z", true],
  ["22:00 to 07:00 does not hold at noon", 1320, 420, "2026-06-15T10:00:00Z", false],
  ["13:00 to 15:00 holds at 14:00", 780, 900, "2026-06-15T12:00:00Z", true],
  ["13:00 to 15:00 does not hold at 15:00", 780, 900, "2026-06-15T13:00:00Z", false],
  ["equal hours are no quiet hours", 420, 420, "2026-06-15T05:00:00Z", false],
  ["no hours are no quiet hours", null, null, "2026-06-15T01:00:00Z", false],
])("%s", (_, quietFromMinute, quietUntilMinute, now, expected) => {
  expect(isQuietAt({ quietFromMinute, quietUntilMinute }, paris, at(now))).toBe(expected);
});

test.each<[string, string, string]>([
  ["after the hour it is today's", "2026-06-15T09:00:00Z", "2026-06-15T05:00:00Z"],
  ["before the hour it is yesterday's", "2026-06-15T04:00:00Z", "2026-06-14T05:00:00Z"],
  ["on the hour it is today's", "2026-06-15T05:00:00Z", "2026-06-15T05:00:00Z"],
  ["in winter the hour is an hour later by UTC", "2026-01-15T09:00:00Z", "2026-01-15T06:00:00Z"],
  ["on the day summer time begins it is summer's", "2026-03-29T09:00:00Z", "2026-03-29T05:00:00Z"],
])("%s", (_, now, expected) => {
  expect(lastDigestHour(defaultDigest, paris, at(now)).toISOString()).toBe(at(expected).toISOString());
});

test("an hour that the clock leaps over in spring is reached all the same", () => {
  const settings = { digestAtMinute: 150 };
  expect(lastDigestHour(settings, paris, at("2026-03-29T03:00:00Z")) <= at("2026-03-29T03:00:00Z")).toBe(true);
});

describe("a digest", () => {
  const waiting = at("2026-06-14T15:00:00Z");

  test.each<[string, DigestSettings, Date | null, Date | null, string, boolean]>([
    ["goes out at its hour", defaultDigest, waiting, null, "2026-06-15T05:00:00Z", true],
    ["does not go out before it", atAnyHour, waiting, null, "2026-06-15T04:59:00Z", false],
    ["goes out late after downtime", defaultDigest, waiting, null, "2026-06-15T16:00:00Z", true],
    [
      "after a whole day of downtime waits for the quiet hours to end",
      defaultDigest,
      at("2026-06-13T15:00:00Z"),
      null,
      "2026-06-15T00:30:00Z",
      false,
    ],
    ["is not sent empty", defaultDigest, null, null, "2026-06-15T05:00:00Z", false],
    ["goes out once a day", defaultDigest, waiting, at("2026-06-15T05:01:00Z"), "2026-06-15T06:00:00Z", false],
    [
      "goes out again the next day",
      defaultDigest,
      at("2026-06-15T10:00:00Z"),
      at("2026-06-15T05:01:00Z"),
      "2026-06-16T05:00:00Z",
      true,
    ],
    [
      "leaves for tomorrow what came after the hour",
      defaultDigest,
      at("2026-06-15T06:00:00Z"),
      null,
      "2026-06-15T09:00:00Z",
      false,
    ],
  ])("%s", (_, settings, oldestWaitingAt, lastSentAt, now, expected) => {
    expect(isDigestDue(settings, { oldestWaitingAt, lastSentAt }, paris, at(now))).toBe(expected);
  });

  it("is sent once in the hour that autumn repeats", () => {
    const settings = { ...atAnyHour, digestAtMinute: 150 };
    const [first, second] = [at("2026-10-25T00:31:00Z"), at("2026-10-25T01:31:00Z")];
    const oldestWaitingAt = at("2026-10-24T12:00:00Z");
    expect(isDigestDue(settings, { oldestWaitingAt, lastSentAt: null }, paris, first)).toBe(true);
    expect(isDigestDue(settings, { oldestWaitingAt, lastSentAt: first }, paris, second)).toBe(false);
  });

  it("is sent once on a day whose zone moves west", () => {
    const lastSentAt = at("2026-06-15T05:01:00Z");
    const standing = { oldestWaitingAt: at("2026-06-15T05:30:00Z"), lastSentAt };
    expect(isDigestDue(defaultDigest, standing, "-03:00", at("2026-06-15T10:00:00Z"))).toBe(false);
  });
});
