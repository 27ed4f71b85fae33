import type { Keeper } from "@ymp/core/books/book-rights";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { describe, expect, test } from "vitest";
import { hearersOf, mayActOn, type WaitingInBook } from "./waiting.rules.ts";

const keeper = (
  userId: string,
  role: Keeper["role"],
  department: Keeper["department"],
  presence: Keeper["presence"] = "aboard",
): Keeper => ({
  ...{ userId, role, department, presence },
});
const captain = keeper("captain", "captain", "bridge");
const chief = keeper("chief", "hod", "engineering");
const engineer = keeper("engineer", "crew", "engineering");
const bosun = keeper("bosun", "hod", "deck");
const deckhand = keeper("deckhand", "crew", "deck");
const manager = keeper("manager", "management", null);
const everybody = [captain, chief, engineer, bosun, deckhand, manager];

const book = { id: "b", kind: "oil1", number: "ORB1-1", title: null } as const;
const since = new Date("2026-06-13T09:00:00Z");
const dueOn = parseCalendarDate("2026-06-14");
const entry = (awaits: "officer" | "master" | "witness", authorId: string, signed: string[] = []): WaitingInBook => ({
  ...{ what: "entry", book, entryId: "e", no: 1, code: "C", title: "Sludge", authorId, awaits, signed, since },
});
const official = { ...book, kind: "official" } as const;
const page: WaitingInBook = { what: "page", book, page: 1, since };
const weekly: WaitingInBook = { what: "weekly", book, tank: "Sludge", code: "C", dueOn };
const daily: WaitingInBook = { what: "daily", book: { ...book, kind: "seabridge" }, tank: null, code: "", dueOn };
const radio: WaitingInBook = {
  ...{ what: "test", book: { ...book, kind: "gmdss" }, key: "W1", code: "W1", title: "DSC", dueOn },
};
const inspection: WaitingInBook = { ...radio, book: official, key: "FOOD_INSP", code: "FOOD_INSP" };

describe("what waits in a book", () => {
  test.each<[string, WaitingInBook, string[], string[]]>([
    ["an entry, for its author", entry("officer", "engineer"), ["captain", "chief", "engineer"], ["engineer"]],
    [
      "an entry of the deck's hands",
      entry("officer", "deckhand"),
      ["captain", "chief", "engineer"],
      ["chief", "engineer"],
    ],
    ["an entry that the bosun wrote", entry("officer", "bosun"), ["captain", "chief", "engineer", "bosun"], ["bosun"]],
    ["the master's entry", entry("master", "captain"), ["captain"], ["captain"]],
    [
      "a witness, who is somebody else",
      entry("witness", "captain", ["captain"]),
      ["chief", "engineer", "bosun", "deckhand"],
      ["chief", "engineer", "bosun", "deckhand"],
    ],
    ["a page", page, ["captain"], ["captain"]],
    ["the weekly C 11, for heads and captain", weekly, ["captain", "chief"], ["captain", "chief"]],
    ["the entry of the day on the bridge", daily, ["captain"], ["captain"]],
    ["a test of the radio", radio, ["captain"], ["captain"]],
    ["an inspection of food", inspection, ["captain"], ["captain"]],
  ])("%s", (_what, waiting, able, told) => {
    expect(everybody.filter((one) => mayActOn(waiting, one)).map(({ userId }) => userId)).toEqual(able);
    expect(hearersOf(waiting, everybody).map(({ userId }) => userId)).toEqual(told);
  });

  test("is told to the captain where nobody aboard can do it", () => {
    const ashore = everybody.map((one) => ({ ...one, presence: "ashore" as const }));
    expect(hearersOf(page, ashore).map(({ userId }) => userId)).toEqual(["captain"]);
    expect(hearersOf(weekly, [{ ...captain, presence: "ashore" }, chief]).map(({ userId }) => userId)).toEqual([
      "chief",
    ]);
  });
});
