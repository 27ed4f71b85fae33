import type { Department } from "../access/roles.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { type PaperState, paperStates, paperStatusOn } from "./document-status.ts";
import { factsOfPaper } from "./document-types.ts";
import { missingPapers } from "./document-usual.ts";

/** Columns with what each needs: of every group one paper, where a higher one covers a lower. */
const needs = {
  contract: [["employment_agreement"]],
  passport: [["passport"]],
  medical: [["medical_certificate"]],
  basicSafety: [
    ["survival_techniques"],
    ["fire_fighting", "advanced_fire_fighting"],
    ["elementary_first_aid", "medical_first_aid", "medical_care"],
    ["personal_safety"],
  ],
  advancedFire: [["advanced_fire_fighting"]],
  survivalCraft: [["survival_craft", "fast_rescue_boat"]],
  competency: [["certificate_of_competency", "engine_certificate", "yachtmaster"]],
  endorsement: [["flag_endorsement"]],
  gmdss: [["gmdss_general", "gmdss_restricted"]],
  security: [["security_awareness", "security_duties", "security_officer"]],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export const matrixColumns = [
  ...(["contract", "passport", "medical", "basicSafety", "advancedFire", "survivalCraft"] as const),
  ...(["competency", "endorsement", "gmdss", "security", "other"] as const),
] as const;
export type MatrixColumn = (typeof matrixColumns)[number];

export interface MatrixPaper {
  id: string;
  type: string;
  issuedOn: CalendarDate | null;
  expiresOn: CalendarDate | null;
  hasNoExpiry: boolean;
  replacesId: string | null;
}

/** `missing`: usual in the department and not held; `none`: neither; `hidden`: not the reader's to know. */
export type CellState = PaperState | "missing" | "none" | "hidden";

export interface MatrixCell {
  column: MatrixColumn;
  state: CellState;
  expiresOn: CalendarDate | null;
  daysLeft: number | null;
  /** The papers it speaks of: the one that ends first, or those that are missing. */
  types: string[];
}

export interface MatrixPerson {
  department: Department | null;
  papers: readonly MatrixPaper[];
}

const named = new Set<string>(Object.values(needs).flat(2));
const columnTypes = (column: MatrixColumn): readonly (readonly string[])[] => (column === "other" ? [] : needs[column]);

/** Papers somebody held on a day: issued by then, and not renewed by another that was. */
export function papersHeldOn<Paper extends MatrixPaper>(papers: readonly Paper[], on: CalendarDate): Paper[] {
  const issued = papers.filter(({ issuedOn }) => issuedOn === null || issuedOn <= on);
  const renewed = new Set(issued.map(({ replacesId }) => replacesId));
  return issued.filter(({ id }) => !renewed.has(id));
}

/** Who holds what on a day, as far as the reader may know it. */
export function matrixRow(
  { department, papers }: MatrixPerson,
  on: CalendarDate,
  mayKnow: (type: string) => boolean,
): MatrixCell[] {
  const held = papersHeldOn(papers, on);
  const missing = missingPapers(
    department,
    held.map(({ type }) => type),
  ).filter(mayKnow);
  const known = held.filter(({ type }) => mayKnow(type));
  const others = [...new Set(known.map(({ type }) => type))].filter(
    (type) => !named.has(type) && factsOfPaper(type).secrecy !== "contract",
  );
  return matrixColumns.map((column) => {
    const groups = column === "other" ? others.map((type) => [type]) : columnTypes(column);
    const lacks = missing.filter((type) => (column === "other" ? !named.has(type) : groups.flat().includes(type)));
    if (lacks.length > 0) return { column, state: "missing", expiresOn: null, daysLeft: null, types: lacks };
    if (column !== "other" && !groups.flat().some(mayKnow))
      return { column, state: "hidden", expiresOn: null, daysLeft: null, types: [] };
    return worstOf(column, groups, known, on);
  });
}

const severity = (state: PaperState) => paperStates.indexOf(state);
const lastDay = ({ expiresOn, hasNoExpiry }: MatrixPaper) => (hasNoExpiry ? "9999" : (expiresOn ?? ""));

/** Of each group the paper that holds longest, and of those the one that ends first. */
function worstOf(
  column: MatrixColumn,
  groups: readonly (readonly string[])[],
  papers: readonly MatrixPaper[],
  on: CalendarDate,
): MatrixCell {
  const best = groups.flatMap((group) =>
    papers
      .filter(({ type }) => group.includes(type))
      .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)))
      .slice(0, 1),
  );
  const [worst] = best
    .map((paper) => ({ paper, ...paperStatusOn(paper, on) }))
    .toSorted((a, b) => severity(a.state) - severity(b.state) || lastDay(a.paper).localeCompare(lastDay(b.paper)));
  if (!worst) return { column, state: "none", expiresOn: null, daysLeft: null, types: [] };
  const { paper, state, daysLeft } = worst;
  return { column, state, daysLeft, expiresOn: paper.hasNoExpiry ? null : paper.expiresOn, types: [paper.type] };
}

/** What the figures above the matrix count, and narrow it to. */
export const matrixFilters = ["expired", "urgent", "missing"] as const;
export type MatrixFilter = (typeof matrixFilters)[number];
