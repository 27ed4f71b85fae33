import { expect, it } from "vitest";
import { judgeEntry } from "../definitions/judge-entry.ts";
import { handoverFacts, handoverForms } from "./handover-forms.ts";
import { isLate, missedRounds, watchStateOf } from "./watch-log.ts";

const at = (text: string) => new Date(`2026-06-22T${text}Z`);
const span = { from: at("08:00"), until: at("12:00") };

it.each([
  ["planned", "07:00", null],
  ["planned", "11:59", null],
  ["missed", "12:00", null],
  ["on", "13:00", { takenAt: at("08:00"), endedAt: null }],
  ["done", "13:00", { takenAt: at("08:00"), endedAt: at("12:00") }],
] as const)("a watch is %s at %s", (state, now, log) => {
  expect(watchStateOf(span, log, at(now))).toBe(state);
});

it("what is written half an hour after it was done says that it is late", () => {
  expect(isLate(at("08:00"), at("08:30"))).toBe(false);
  expect(isLate(at("08:00"), at("08:31"))).toBe(true);
});

it("each hour of an anchor watch asks for a round; a tender has none", () => {
  const rounds = [at("08:30"), at("10:00")].map((madeAt) => ({ madeAt }));
  expect(missedRounds("anchor", span, rounds)).toEqual([{ from: at("11:00"), until: at("12:00") }]);
  expect(missedRounds("anchor", span, [])).toHaveLength(4);
  expect(missedRounds("tender", span, [])).toEqual([]);
  expect(missedRounds("anchor", { from: at("08:00"), until: at("08:59") }, [])).toEqual([]);
});

it("a handover is judged by the form of its position", () => {
  const facts = { ...handoverFacts, now: at("12:00") };
  expect(judgeEntry(handoverForms.bridge, { course: "271.5", notes: "Ferry to port" }, facts)).toEqual([]);
  expect(judgeEntry(handoverForms.bridge, { course: "400" }, facts)).toMatchObject([
    { path: "course", code: "tooLarge" },
  ]);
  expect(judgeEntry(handoverForms.engine, {}, facts)).toMatchObject([{ path: "mode", code: "required" }]);
});
