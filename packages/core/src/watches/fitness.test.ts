import { expect, it } from "vitest";
import type { Department } from "../access/roles.ts";
import { parseCalendarDate } from "../calendar-date.ts";
import type { MatrixPaper } from "../people/certificate-matrix.ts";
import { isUnfitFor, unfitSpans } from "./fitness.ts";
import type { WatchPosition } from "./positions.ts";

const zones = { zone: "Europe/Paris", changes: [] };
const day = parseCalendarDate;
const plan = { startsOn: day("2026-06-22"), endsOn: day("2026-06-24") };
const at = (text: string) => new Date(`${text}+02:00`);

const paper = (type: string, given: Partial<MatrixPaper> = {}): MatrixPaper => ({
  ...{ id: type, type, issuedOn: null, expiresOn: day("2027-01-01"), hasNoExpiry: false, replacesId: null },
  ...given,
});

const lacking = (papers: readonly MatrixPaper[], position: WatchPosition, department: Department | null = "deck") =>
  unfitSpans({ department, papers }, plan, zones)
    .filter((span) => span.position === position)
    .map(({ from, until }) => [from, until]);
const always = [[at("2026-06-22T00:00"), at("2026-06-25T00:00")]];

it.each([
  ["one of the papers", "bridge", [paper("certificate_of_competency")], []],
  ["another of them", "bridge", [paper("yachtmaster", { expiresOn: null })], []],
  ["none of them", "bridge", [paper("engine_certificate"), paper("powerboat")], always],
  ["nothing for a position that asks for nothing", "anchor", [], []],
  ["one that never ends", "engine", [paper("engine_certificate", { expiresOn: null, hasNoExpiry: true })], []],
  ["one whose last day nobody entered", "engine", [paper("engine_certificate", { expiresOn: null })], always],
  ["one that has ended", "engine", [paper("engine_certificate", { expiresOn: day("2026-06-01") })], always],
] as const)("a position is open to whoever holds %s, as it asks", (_case, position, papers, expected) => {
  expect(lacking(papers, position)).toEqual(expected);
});

it("a paper that ends during the plan holds to the end of its last day, and one that begins holds from its first", () => {
  const ending = paper("certificate_of_competency", { expiresOn: day("2026-06-22") });
  expect(lacking([ending], "bridge")).toEqual([[at("2026-06-23T00:00"), at("2026-06-25T00:00")]]);
  const beginning = paper("yachtmaster", { issuedOn: day("2026-06-24"), replacesId: null });
  expect(lacking([ending, beginning], "bridge")).toEqual([[at("2026-06-23T00:00"), at("2026-06-24T00:00")]]);
  const unfit = unfitSpans({ department: "deck", papers: [ending] }, plan, zones);
  const watch = (from: string, until: string, position: WatchPosition = "bridge") =>
    isUnfitFor(unfit, { position, from: at(from), until: at(until) });
  expect(watch("2026-06-22T20:00", "2026-06-23T00:00")).toBe(false);
  expect(watch("2026-06-22T22:00", "2026-06-23T02:00")).toBe(true);
  expect(watch("2026-06-23T08:00", "2026-06-23T12:00", "lookout")).toBe(false);
});

it.each([
  ["deck", "bridge", []],
  ["bridge", "bridge", []],
  ["engineering", "bridge", always],
  ["engineering", "engine", []],
  ["deck", "engine", always],
  ["interior", "tender", always],
  [null, "bridge", []],
] as const)("a certificate of competency of the department %s is judged for %s", (department, position, expected) => {
  expect(lacking([paper("certificate_of_competency")], position, department)).toEqual(expected);
});
