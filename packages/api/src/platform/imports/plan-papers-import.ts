import { groupedBy } from "@ymp/core/grouped";
import { factsOfPaper, type PaperType } from "@ymp/core/people/document-types";
import { identity } from "./comparable.ts";
import { noExpiry } from "./expiry-values.ts";
import {
  type ActionCounts,
  countActions,
  errorAt,
  hasError,
  type ImportAction,
  textIn,
  warningAt,
} from "./imported-row.ts";
import { atOnce, type InPieces, mapped } from "./in-pieces.ts";
import type { PaperFieldName } from "./paper-fields.ts";
import { paperNamed } from "./paper-type-words.ts";
import { type NamedPerson, personFinder } from "./people-by-name.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";
import { type PossibleDuplicate, possibleDuplicate, type RowDecisions } from "./row-decisions.ts";

export type PaperRow = ImportedRow<PaperFieldName>;

/** One paper as a list tells of it; dates YYYY-MM-DD, the country by ISO 3166-1 alpha-3. */
export interface PaperParticulars {
  paperType: PaperType;
  title: string | null;
  number: string | null;
  issuingCountry: string | null;
  issuingAuthority: string | null;
  issuedOn: string | null;
  expiresOn: string | null;
  /** Never ends, which is something else than an expiry that nobody knows. */
  hasNoExpiry: boolean;
  limitation: string | null;
}

export interface ExistingPaper extends Omit<PaperParticulars, "paperType"> {
  id: string;
  profileId: string;
  type: string;
}

export interface PapersOnBoard {
  people: readonly NamedPerson[];
  papers: readonly ExistingPaper[];
  /** Whether the importer keeps papers of a type for a person. */
  mayKeep: (profileId: string, type: PaperType) => boolean;
}

export interface PlannedPaper {
  sourceRow: number;
  action: ImportAction;
  label: string;
  values: PaperParticulars;
  profileId: string | null;
  matchedId?: string;
  /** What the row tells of the paper on board that nobody had entered. */
  added?: Partial<Pick<PaperParticulars, BlankField>>;
  shown?: object;
  duplicate?: PossibleDuplicate;
  problems: Problem[];
}

export interface PapersPlan {
  rows: PlannedPaper[];
  counts: ActionCounts;
  warnings: number;
}

const blankFields = [
  "title",
  "number",
  "issuingCountry",
  "issuingAuthority",
  "issuedOn",
  "expiresOn",
  "limitation",
] as const;
type BlankField = (typeof blankFields)[number];

/** What importing the rows would do. The same file after its own import gives skips only. */
export function* planningPapers(
  rows: readonly PaperRow[],
  { people, papers, mayKeep }: PapersOnBoard,
  decisions: RowDecisions = {},
): InPieces<PapersPlan> {
  const personOf = personFinder(people);
  const papersOf = groupedBy(papers, ({ profileId }) => profileId);
  const told = new Map<string, number>();
  const planned = yield* mapped(rows, (row): PlannedPaper => {
    const draft = started(row, personOf);
    const { profileId, values } = draft;
    if (profileId && !mayKeep(profileId, values.paperType))
      draft.problems.push(errorAt("paperType", "imports:rowPaperNotForRole"));
    if (hasError(draft.problems) || !profileId) return { ...draft, action: "error" };
    const key = JSON.stringify([profileId, values]);
    const first = told.get(key);
    if (first !== undefined)
      return {
        ...draft,
        action: "skip",
        problems: [...draft.problems, warningAt("person", "imports:rowSameAs", { row: first })],
      };
    told.set(key, row.sourceRow);
    return compared(draft, papersOf.get(profileId) ?? [], decisions);
  });
  return {
    rows: planned,
    counts: countActions(planned),
    warnings: planned.flatMap(({ problems }) => problems).filter(({ level }) => level === "warning").length,
  };
}

/** The same in one go. */
export const planPapersImport = (...given: Parameters<typeof planningPapers>) => atOnce(planningPapers(...given));

function nameIn(row: PaperRow): string {
  const parts = [textIn(row, "firstName"), textIn(row, "lastName")].filter(Boolean).join(" ");
  return textIn(row, "person") ?? parts;
}

function started(row: PaperRow, personOf: ReturnType<typeof personFinder>): PlannedPaper {
  const name = nameIn(row);
  const profileId =
    personOf(name) ?? personOf([textIn(row, "firstName"), textIn(row, "person")].filter(Boolean).join(" "));
  const values = particularsOf(row);
  const problems = [...row.problems];
  if (name === "") problems.push(errorAt("person", "imports:rowHolderMissing"));
  else if (!profileId) problems.push(errorAt("person", "imports:rowHolderUnknown", { name }));
  if (values.issuedOn && values.expiresOn && values.expiresOn < values.issuedOn)
    problems.push(errorAt("expiresOn", "imports:rowExpiresBeforeIssue", { date: values.issuedOn }));
  const what = textIn(row, "paperType") ?? "";
  return {
    sourceRow: row.sourceRow,
    action: "create",
    label: [name, what].filter(Boolean).join(", "),
    values,
    profileId,
    problems,
  };
}

/** Papers of a type that never prints a date have none where the list leaves it blank. */
function particularsOf(row: PaperRow): PaperParticulars {
  const { type, title } = paperNamed(textIn(row, "paperType") ?? "");
  const expiry = textIn(row, "expiresOn");
  const isUnread = row.problems.some(({ field }) => field === "expiresOn");
  return {
    paperType: type,
    title: [title, textIn(row, "title")].filter(Boolean).join(", ").slice(0, 200) || null,
    number: textIn(row, "number"),
    issuingCountry: textIn(row, "issuingCountry"),
    issuingAuthority: textIn(row, "issuingAuthority"),
    issuedOn: textIn(row, "issuedOn"),
    expiresOn: expiry === noExpiry ? null : expiry,
    hasNoExpiry: expiry === noExpiry || (expiry === null && !isUnread && factsOfPaper(type).expiry === "never"),
    limitation: textIn(row, "remarks"),
  };
}

function compared(draft: PlannedPaper, held: readonly ExistingPaper[], decisions: RowDecisions): PlannedPaper {
  const { values, sourceRow } = draft;
  const alike = held.filter((paper) => isOfKind(paper, values));
  const same = alike.find((paper) => agrees(paper, values));
  if (same) return completed(draft, same);
  const [other] = alike.toSorted((a, b) => ((a.expiresOn ?? "") < (b.expiresOn ?? "") ? 1 : -1));
  if (!other) return draft;
  const isSameNumber = alike.some(
    ({ number }) => number && values.number && identity(number) === identity(values.number),
  );
  const duplicate = possibleDuplicate(
    other.number ?? other.title ?? "",
    sourceRow,
    decisions,
    isSameNumber ? "leave" : "add",
  );
  const key = duplicate.isAdded ? "imports:rowPaperPossiblyTwice" : "imports:rowPaperOnFile";
  const problem = other.expiresOn
    ? warningAt("paperType", `${key}Until`, { date: other.expiresOn })
    : warningAt("paperType", key);
  return { ...draft, duplicate, action: duplicate.isAdded ? "create" : "skip", problems: [...draft.problems, problem] };
}

/** Papers that have no type of their own are told apart by their names. */
function isOfKind(paper: ExistingPaper, { paperType, title }: PaperParticulars): boolean {
  if (paper.type !== paperType) return false;
  return paperType !== "other" || identity(paper.title ?? "") === identity(title ?? "");
}

const agree = (one: string | null, other: string | null) => !one || !other || identity(one) === identity(other);

/** Number and dates say the same, as far as both tell them. */
function agrees(paper: ExistingPaper, values: PaperParticulars): boolean {
  const isOneTold = (["number", "issuedOn", "expiresOn"] as const).some((field) => paper[field] && values[field]);
  const isEndless = paper.hasNoExpiry && values.hasNoExpiry;
  const contradictsEnd = (paper.hasNoExpiry && values.expiresOn) || (values.hasNoExpiry && paper.expiresOn);
  return (
    (isOneTold || isEndless || saysNothing(values)) &&
    !contradictsEnd &&
    agree(paper.number, values.number) &&
    agree(paper.issuedOn, values.issuedOn) &&
    agree(paper.expiresOn, values.expiresOn)
  );
}

const saysNothing = ({ number, issuedOn, expiresOn }: PaperParticulars) => !number && !issuedOn && !expiresOn;

/** What nobody had entered of a known paper is filled in; what stands there stays. */
function completed(draft: PlannedPaper, paper: ExistingPaper): PlannedPaper {
  const added: Partial<Pick<PaperParticulars, BlankField>> = {};
  for (const field of blankFields) {
    const isEndlessAlready = field === "expiresOn" && paper.hasNoExpiry;
    if (paper[field] === null && draft.values[field] !== null && !isEndlessAlready) added[field] = draft.values[field];
  }
  const isNew = Object.keys(added).length > 0;
  return { ...draft, matchedId: paper.id, action: isNew ? "update" : "skip", ...(isNew ? { added } : {}) };
}
