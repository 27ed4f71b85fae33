import { describe, expect, it } from "vitest";
import { isAhead } from "../clock-reach.ts";
import { officersOf } from "./book-officers.ts";
import { afterPage, linesNeeded, placeEntry } from "./book-pages.ts";
import {
  type Capacity,
  type Keeper,
  type Operation,
  whyNotSign,
  whyNotStrike,
  whyNotSubmit,
  whyNotWrite,
} from "./book-rights.ts";
import { signersOf } from "./book-signers.ts";
import { type Happened, stateOfEntry, stateOfPage } from "./entry-state.ts";
import { bookKinds } from "./kinds.ts";
import { latenessOf, latestOf } from "./lateness.ts";

const keeper = (
  role: Keeper["role"],
  department: Keeper["department"] = null,
  presence: Keeper["presence"] = "aboard",
): Keeper => ({ userId: "me", role, department, presence });

describe("who keeps the books", () => {
  it.each<[string, Keeper, string | null]>([
    ["the captain", keeper("captain", "bridge"), null],
    ["a deckhand", keeper("crew", "deck"), null],
    ["a captain ashore", keeper("captain", "bridge", "ashore"), "logbook-refusals:ashore"],
    ["an officer by their own word", keeper("hod", "bridge", "unconfirmed"), "logbook-refusals:unconfirmed"],
    ["the office", keeper("management", "shore"), "logbook-refusals:fromShore"],
    ["the platform", keeper("superadmin"), "logbook-refusals:fromShore"],
    ["a surveyor", keeper("user"), "logbook-refusals:fromShore"],
    ["nobody", keeper(null), "logbook-refusals:fromShore"],
  ])("ERB-07, ERB-10: %s", (_who, who, refusal) => {
    expect(whyNotWrite(who)).toBe(refusal);
  });

  it.each<[Keeper, Capacity, string | null]>([
    [keeper("captain", "bridge"), "master", null],
    [keeper("hod", "engineering"), "master", "logbook-refusals:master"],
    [keeper("hod", "deck"), "officer", null],
    [keeper("crew", "engineering"), "officer", null],
    [keeper("crew", "bridge"), "officer", null],
    [keeper("crew", "deck"), "officer", "logbook-refusals:officer"],
    [keeper("crew", "deck"), "witness", null],
    [keeper("management", "shore"), "officer", "logbook-refusals:fromShore"],
    [keeper("captain", "bridge", "ashore"), "master", "logbook-refusals:ashore"],
  ])("ERB-07: %o signs as %s: %s", (who, capacity, refusal) => {
    expect(whyNotSign(who, capacity)).toBe(refusal);
  });

  it.each<[Keeper, Operation, string | null]>([
    [keeper("hod", "engineering"), { kind: "oil1", code: "C", authorId: "x" }, null],
    [keeper("crew", "engineering"), { kind: "oil1", code: "C", authorId: "x" }, null],
    [keeper("hod", "deck"), { kind: "oil1", code: "C", authorId: "x" }, "logbook-refusals:officerOfBook"],
    [keeper("crew", "engineering"), { kind: "gmdss", authorId: "x" }, "logbook-refusals:officerOfBook"],
    [keeper("crew", "engineering"), { kind: "garbage1", authorId: "x" }, "logbook-refusals:officerOfBook"],
    [keeper("hod", "interior"), { kind: "cayman", code: "FOOD_INSP", authorId: "x" }, null],
    [keeper("hod", "interior"), { kind: "cayman", code: "DRILL", authorId: "x" }, "logbook-refusals:officerOfBook"],
    [keeper("hod", "deck"), { kind: "oil1", code: "C", authorId: "me" }, null],
    [keeper("captain", "bridge"), { kind: "oil1", code: "C", authorId: "x" }, null],
    [keeper("crew", "deck"), { kind: "seabridge", authorId: "me" }, "logbook-refusals:officer"],
    [keeper("hod", null), { kind: "seabridge", authorId: null }, "logbook-refusals:officerOfBook"],
  ])("ERB-07: %o has charge of %o: %s", (who, operation, refusal) => {
    expect(whyNotSign(who, "officer", operation)).toBe(refusal);
  });

  it("ERB-07: every book has officers", () => {
    for (const kind of bookKinds) expect(officersOf(kind).length).toBeGreaterThan(0);
  });

  it.each<[Keeper, Operation, string | null]>([
    [keeper("crew", "deck"), { kind: "oil1", authorId: "me" }, "logbook-refusals:officerSubmits"],
    [keeper("crew", "engineering"), { kind: "oil1", authorId: "x" }, null],
    [keeper("hod", "deck"), { kind: "oil1", authorId: "x" }, "logbook-refusals:officerSubmits"],
    [keeper("hod", "bridge"), { kind: "official", authorId: "me" }, "logbook-refusals:masterSubmits"],
    [keeper("captain", "bridge"), { kind: "cayman", authorId: "x" }, null],
    [keeper("captain", "bridge", "ashore"), { kind: "cayman", authorId: "x" }, "logbook-refusals:ashore"],
  ])("ERB-07: %o takes a draft of %o into the book: %s", (who, operation, refusal) => {
    expect(whyNotSubmit(who, operation)).toBe(refusal);
  });

  it.each<[string, Keeper, { userId: string; department: Keeper["department"] }, string | null]>([
    ["an own entry", keeper("crew", "engineering"), { userId: "me", department: "engineering" }, null],
    [
      "another's",
      keeper("crew", "engineering"),
      { userId: "x", department: "engineering" },
      "logbook-refusals:strikeOthers",
    ],
    ["one of the department", keeper("hod", "engineering"), { userId: "x", department: "engineering" }, null],
    [
      "one of another",
      keeper("hod", "engineering"),
      { userId: "x", department: "deck" },
      "logbook-refusals:strikeOthers",
    ],
    ["any, as the captain", keeper("captain", "bridge"), { userId: "x", department: "deck" }, null],
  ])("ERB-07: strikes %s", (_what, who, author, refusal) => {
    expect(whyNotStrike(who, author)).toBe(refusal);
  });
});

describe("who signs", () => {
  it.each([
    ["oil1", "C", undefined, "officer", false],
    ["official", "DRILL", undefined, "master", true],
    ["official", "ACCOM_INSP", undefined, "officer", true],
    ["official", "SHIP", undefined, "master", false],
    ["official", "AMEND", "DRILL", "master", true],
    ["cayman", "REST_DEVIATION", undefined, "master", true],
  ] as const)("%s %s (%s): %s, witness %s", (kind, code, amended, first, witness) => {
    expect(signersOf(kind, code, amended)).toEqual({ first, witness });
  });
});

describe("pages", () => {
  it("follow each other without a free line", () => {
    expect(placeEntry({ pageNo: 1, line: 1 }, 3, 10)).toMatchObject({ lastPageNo: 1, next: { pageNo: 1, line: 4 } });
    expect(placeEntry({ pageNo: 1, line: 8 }, 3, 10)).toMatchObject({ lastPageNo: 1, next: { pageNo: 2, line: 1 } });
    expect(placeEntry({ pageNo: 1, line: 9 }, 4, 10)).toMatchObject({ lastPageNo: 2, next: { pageNo: 2, line: 3 } });
    expect(placeEntry({ pageNo: 4, line: 1 }, 25, 10)).toMatchObject({ lastPageNo: 6, next: { pageNo: 6, line: 6 } });
    expect(linesNeeded(["11.1", "x".repeat(100)])).toBe(3);
    expect(afterPage({ pageNo: 2, line: 5 }, 2)).toEqual({ pageNo: 3, line: 1 });
    expect(afterPage({ pageNo: 3, line: 5 }, 2)).toEqual({ pageNo: 3, line: 5 });
  });

  it.each([
    [{ isFull: false, isUnsigned: true, verifiedSeq: null, changedSeq: null }, "open"],
    [{ isFull: true, isUnsigned: true, verifiedSeq: null, changedSeq: null }, "complete"],
    [{ isFull: true, isUnsigned: false, verifiedSeq: null, changedSeq: 4 }, "awaitingMaster"],
    [{ isFull: true, isUnsigned: false, verifiedSeq: 5, changedSeq: 4 }, "verified"],
    [{ isFull: true, isUnsigned: false, verifiedSeq: 5, changedSeq: 6 }, "awaitingReverification"],
  ] as const)("ERB-24: %o is %s", (facts, state) => {
    expect(stateOfPage(facts)).toBe(state);
  });
});

describe("the state of an entry", () => {
  const officer = { first: "officer", witness: false } as const;
  const signed: Happened = { seq: 2, type: "sign", capacity: "officer", userId: "u" };
  const struck: Happened = { seq: 4, type: "strike", capacity: null, userId: "u" };

  it("ERB-17: is told for each of five", () => {
    expect(stateOfEntry(officer, [], "open")).toEqual({ state: "pending", isStruck: false, awaits: ["officer"] });
    expect(stateOfEntry(officer, [signed], "awaitingMaster")).toMatchObject({ state: "signed", awaits: [] });
    expect(stateOfEntry(officer, [signed], "verified")).toMatchObject({ state: "verified" });
    expect(stateOfEntry(officer, [signed, struck], "awaitingReverification")).toMatchObject({
      state: "signed",
      isStruck: true,
    });
    expect(stateOfEntry(officer, [struck], "open")).toEqual({ state: "pending", isStruck: true, awaits: [] });
  });

  it("ERB-18: waits for both where two must sign", () => {
    const both = { first: "master", witness: true } as const;
    const master: Happened = { ...signed, capacity: "master" };
    expect(stateOfEntry(both, [], null).awaits).toEqual(["master"]);
    expect(stateOfEntry(both, [master], null).awaits).toEqual(["witness"]);
    expect(stateOfEntry(both, [master, { ...signed, capacity: "witness" }], null)).toMatchObject({ state: "signed" });
  });
});

describe("what is late", () => {
  const now = new Date("2026-03-05T12:00:00Z");
  const at = (text: string) => new Date(text);

  it("ERB-03, T4, T5: is what was done before another, or more than a day ago, and then says why", () => {
    expect(latenessOf(at("2026-03-05T11:00:00Z"), now, null)).toEqual({ isLate: false, needsReason: false });
    expect(latenessOf(at("2026-03-05T09:00:00Z"), now, at("2026-03-05T10:00:00Z"))).toEqual({
      isLate: true,
      needsReason: false,
    });
    expect(latenessOf(at("2026-03-02T09:00:00Z"), now, null)).toEqual({ isLate: true, needsReason: true });
    const inTime = at("2026-03-02T09:30:00Z");
    expect(latenessOf(at("2026-03-02T09:00:00Z"), now, null, inTime)).toEqual({ isLate: true, needsReason: false });
    expect([isAhead(at("2026-03-05T12:04:00Z"), now), isAhead(at("2026-03-05T12:10:00Z"), now)]).toEqual([false, true]);
  });

  it("is nothing that follows an entry of a clock that runs ahead", () => {
    const ahead = at("2026-03-05T12:04:00Z");
    expect(latestOf(null, ahead, now)).toEqual(now);
    expect(latestOf(at("2026-03-05T11:00:00Z"), at("2026-03-05T10:00:00Z"), now)).toEqual(at("2026-03-05T11:00:00Z"));
    const next = at("2026-03-05T12:01:00Z");
    expect(latenessOf(next, next, latestOf(null, ahead, now))).toMatchObject({ isLate: false });
  });
});
