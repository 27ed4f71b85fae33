import { addedWords } from "./added-words.ts";
import { identity } from "./comparable.ts";
import { equipmentTarget } from "./equipment-fields.ts";
import { type ExistingEquipment, equipmentMatcher, type MatchedBy } from "./equipment-matching.ts";
import {
  type EquipmentParticulars,
  type EquipmentRow,
  type ImportedPlan,
  particularsOf,
  planOf,
} from "./equipment-rows.ts";
import { treeProblems } from "./equipment-tree.ts";
import { hoursUnknown } from "./hours-unknown.ts";
import { longestOf } from "./import-target.ts";
import {
  type ActionCounts,
  countActions,
  errorAt,
  hasError,
  heldAt,
  type ImportAction,
  textIn,
  warningAt,
} from "./imported-row.ts";
import { atOnce, type InPieces } from "./in-pieces.ts";
import { type ParentReference, parentsFirst, resolveParents } from "./parent-references.ts";
import type { Problem } from "./reading.ts";
import {
  type HoursAsked,
  hoursSaid,
  type PossibleDuplicate,
  possibleDuplicate,
  type RowDecisions,
} from "./row-decisions.ts";
import { duplicatesIn } from "./row-duplicates.ts";
import { isPlainService, isSameRhythm } from "./same-service.ts";

/** Where a written row hangs: under equipment on board, under another row of the file, or at the top. */
export type PlannedParent = { kind: "existing"; id: string } | { kind: "row"; sourceRow: number } | { kind: "top" };

export interface PlannedEquipmentRow {
  sourceRow: number;
  action: ImportAction;
  /** For people to recognise the row. */
  label: string;
  /** create: all that the row gives; update: only what changes. */
  values: Partial<EquipmentParticulars>;
  /** Of a known machine, the words that are added. */
  shown?: { remarks: string };
  /** Absent when the place in the tree stays as it is. */
  parent?: PlannedParent;
  matchedId?: string;
  matchedBy?: MatchedBy;
  /** A recurring service that is not yet on board. */
  plan?: ImportedPlan;
  /** A plan on board that is probably the same service. */
  duplicate?: PossibleDuplicate;
  /** Its id in the other system, where it is not known yet: what comes from there later is found by it. */
  sourceId?: string;
  problems: Problem[];
}

export interface EquipmentImportPlan {
  rows: PlannedEquipmentRow[];
  /** Source rows to write, every parent before its children. */
  order: number[];
  hoursAsked: HoursAsked[];
  counts: ActionCounts;
  warnings: number;
}

const longestRemarks = longestOf(equipmentTarget, "remarks");

interface Draft extends PlannedEquipmentRow {
  reference: ParentReference;
  /** Hours of the file itself. */
  hoursTold: number | null;
  current?: ExistingEquipment;
}

/** Whether the importer may make a service of such a machine by hand. */
export type MayService = (machine: Pick<EquipmentParticulars, "department" | "isCritical">) => boolean;

/** What importing the rows would do, without doing it. The same file after its own import gives skips only. */
export function* planningEquipment(
  rows: readonly EquipmentRow[],
  existing: readonly ExistingEquipment[],
  decisions: RowDecisions = {},
  mayService: MayService = () => true,
): InPieces<EquipmentImportPlan> {
  const duplicates = duplicatesIn(rows);
  yield;
  const references = resolveParents(rows.map(referable), existing, duplicates.sameAs);
  const { order, circular } = parentsFirst(references);
  yield;
  const match = equipmentMatcher(existing);
  const drafts = new Map<number, Draft>();
  for (const index of order) {
    yield;
    const row = rows[index];
    if (!row) continue;
    const reference = references[index] ?? { kind: "unsaid" };
    const draft = startDraft(row, reference, duplicates.problems.get(index) ?? [], decisions);
    drafts.set(index, draft);
    if (circular.has(index)) draft.problems.push(errorAt("parent", "imports:rowParentCircle"));
    if (duplicates.sameAs.has(index)) draft.action = "skip";
    else matchDraft(draft, drafts, { match, sharedSerials: duplicates.sharedSerials, decisions, mayService });
  }
  addTreeProblems(drafts, existing);
  for (const index of order) {
    settle(drafts.get(index), drafts);
    yield;
  }
  const settled = [...drafts].sort(([a], [b]) => a - b).map(([, draft]) => draft);
  const planned = settled.map(finished);
  const written = order.flatMap((index) => drafts.get(index) ?? []).filter(({ action }) => isWritten(action));
  return {
    rows: planned,
    order: written.map(({ sourceRow }) => sourceRow),
    hoursAsked: settled.filter(asksHours).map(({ sourceRow, label }) => ({ sourceRow, name: label })),
    counts: countActions(planned),
    warnings: planned.flatMap(({ problems }) => problems).filter(({ level }) => level === "warning").length,
  };
}

/** The same in one go. */
export const planEquipmentImport = (...given: Parameters<typeof planningEquipment>) =>
  atOnce(planningEquipment(...given));

function referable(row: EquipmentRow) {
  const parent = row.values.get("parent");
  return {
    sourceId: textIn(row, "sourceId"),
    code: textIn(row, "code"),
    name: textIn(row, "name"),
    parent: typeof parent === "string" || parent === null ? parent : undefined,
  };
}

function startDraft(
  row: EquipmentRow,
  reference: ParentReference,
  duplicateProblems: readonly Problem[],
  decisions: RowDecisions,
): Draft {
  const { plan, problems } = planOf(row);
  const told = particularsOf(row);
  const hours = told.runningHours ?? hoursSaid(decisions, row.sourceRow);
  const values = hours === null ? told : { ...told, runningHours: hours };
  const sourceId = textIn(row, "sourceId");
  const draft: Draft = {
    sourceRow: row.sourceRow,
    action: "create",
    label: values.name ?? values.code ?? "",
    values,
    problems: [...row.problems, ...duplicateProblems, ...problems],
    reference,
    hoursTold: told.runningHours ?? null,
    ...(plan ? { plan } : {}),
    ...(sourceId ? { sourceId } : {}),
  };
  if (reference.kind === "problem") {
    draft.problems.push(errorAt("parent", reference.key, { parent: textIn(row, "parent") ?? "" }));
  }
  return draft;
}

interface Matching {
  match: ReturnType<typeof equipmentMatcher>;
  sharedSerials: ReadonlySet<string>;
  decisions: RowDecisions;
  mayService: MayService;
}

function matchDraft(
  draft: Draft,
  drafts: ReadonlyMap<number, Draft>,
  { match, sharedSerials, decisions, mayService }: Matching,
): void {
  const parent = placeOf(draft.reference, drafts);
  const found = match({
    values: draft.values,
    parentId: parent?.kind === "existing" ? parent.id : parent?.kind === "top" ? null : undefined,
    parentIsNew: parent?.kind === "row",
    serialIsUnique: !sharedSerials.has(identity(draft.values.serialNumber ?? "")),
  });
  if (!found) {
    draft.parent = parent ?? { kind: "top" };
    holdService(draft, undefined, mayService);
    return;
  }
  draft.current = found.found;
  draft.matchedId = found.found.id;
  draft.matchedBy = found.by;
  compareService(draft, found.found, decisions);
  holdService(draft, found.found, mayService);
  keepChanges(draft, found.found, parent);
}

function placeOf(reference: ParentReference, drafts: ReadonlyMap<number, Draft>): PlannedParent | undefined {
  if (reference.kind === "existing" || reference.kind === "top") return reference;
  if (reference.kind !== "row") return undefined;
  const parent = drafts.get(reference.index);
  if (!parent) return undefined;
  return parent.matchedId ? { kind: "existing", id: parent.matchedId } : { kind: "row", sourceRow: parent.sourceRow };
}

function keepChanges(draft: Draft, current: ExistingEquipment, parent: PlannedParent | undefined): void {
  const given = draft.values;
  const hours = given.runningHours ?? null;
  if (hours !== null && current.runningHours !== null && hours < current.runningHours) {
    const params = { given: hours, current: current.runningHours };
    draft.problems.push(warningAt("runningHours", "imports:rowHoursLower", params));
    delete given.runningHours;
  } else if (hours !== null && current.highestHours !== null && hours > current.highestHours) {
    const params = { given: hours, highest: current.highestHours };
    draft.problems.push(warningAt("runningHours", "imports:rowHoursTooFar", params));
    delete given.runningHours;
  }
  addRemarks(draft, current);
  const keys = Object.keys(given).filter((key): key is keyof EquipmentParticulars => key in current);
  for (const key of keys) if (given[key] === current[key] || isHeld(draft, key, current)) delete given[key];
  const parentId = parent?.kind === "existing" ? parent.id : null;
  const isMoved = parent && (parent.kind === "row" || parentId !== current.parentId);
  if (isMoved && !isHeld(draft, "parent", current)) draft.parent = parent;
  if (current.sourceIds.some((known) => identity(known) === identity(draft.sourceId ?? ""))) delete draft.sourceId;
  const isChanged = Object.keys(given).length > 0 || draft.parent || draft.plan || draft.sourceId;
  draft.action = isChanged ? "update" : "skip";
}

/** What the importer may not change stays as it is on board, and the row says so. */
function isHeld(draft: Draft, field: string, { held }: ExistingEquipment): boolean {
  if (!held.includes(field)) return false;
  draft.problems.push(heldAt(field));
  return true;
}

/** What a file remarks on a known machine is added to what is remarked there. */
function addRemarks(draft: Draft, { remarks }: ExistingEquipment): void {
  const { values } = draft;
  const words = values.remarks && addedWords(remarks, values.remarks);
  delete values.remarks;
  if (!words) return;
  values.remarks = words.all;
  draft.shown = { remarks: words.added };
  if (words.all.length > longestRemarks)
    draft.problems.push(errorAt("remarks", "imports:rowRemarksTooLong", { limit: longestRemarks }));
}

/** A service that is on board already is not made again, whatever it is called there; one that may be another is decided by the person. */
function compareService(draft: Draft, current: ExistingEquipment, decisions: RowDecisions): void {
  const { plan: given, sourceRow } = draft;
  if (!given) return;
  const isPlain = (title: string | null) => isPlainService(title ?? "", current.name);
  const known = current.plans.find((plan) => isSameRhythm(plan, given));
  const isNamedAlike = current.plans.some(({ title }) => given.title && identity(title) === identity(given.title));
  if (isNamedAlike || (known && isPlain(given.title) && isPlain(known.title))) delete draft.plan;
  if (!known || !draft.plan) return;
  const { title } = known;
  draft.duplicate = possibleDuplicate(title, sourceRow, decisions, isPlain(given.title) ? "leave" : "add");
  if (!draft.duplicate.isAdded) delete draft.plan;
  const key = draft.duplicate.isAdded ? "imports:rowPlanPossiblyTwice" : "imports:rowServiceOnBoard";
  draft.problems.push(warningAt("planTitle", key, { title }));
}

/** A service that its importer could not make by hand stays out, and the row says so. */
function holdService(draft: Draft, current: ExistingEquipment | undefined, mayService: MayService): void {
  const { plan, values } = draft;
  const department = values.department ?? current?.department ?? null;
  const isCritical = (current?.isCritical ?? false) || (values.isCritical ?? false);
  if (!plan || mayService({ department, isCritical })) return;
  delete draft.plan;
  draft.problems.push(warningAt("planTitle", "imports:rowPlanOfHead"));
}

function addTreeProblems(drafts: ReadonlyMap<number, Draft>, existing: readonly ExistingEquipment[]): void {
  const placed = [...drafts.values()].filter(({ parent, problems }) => parent && !hasError(problems));
  const faults = treeProblems(placed, existing);
  for (const draft of placed) {
    const fault = faults.get(draft.sourceRow);
    if (fault) draft.problems.push(fault);
  }
}

/** Errors keep the row out, and with it every row below it that has no other place to hang. */
function settle(draft: Draft | undefined, drafts: ReadonlyMap<number, Draft>): void {
  if (!draft) return;
  const parent = draft.reference.kind === "row" ? drafts.get(draft.reference.index) : undefined;
  const parentStaysOut = parent?.action === "error" && !parent.matchedId;
  if (parentStaysOut && !hasError(draft.problems)) {
    draft.problems.push(errorAt("parent", "imports:rowParentHasErrors", { row: parent.sourceRow }));
  }
  if (draft.plan) draft.problems.push(...hoursUnknown(draft.plan), ...meterUnknown(draft, draft.plan));
  if (hasError(draft.problems)) draft.action = "error";
}

/** A service by hours of a machine in use whose hours neither the file nor a meter tells. */
function asksHours({ action, plan, hoursTold, current, values }: Draft): boolean {
  const isArchived = values.isArchived ?? current?.isArchived ?? false;
  if (action === "error" || isArchived || plan?.intervalHours == null) return false;
  return hoursTold === null && (current?.runningHours ?? null) === null;
}

function meterUnknown(draft: Draft, { lastDoneHours }: ImportedPlan): Problem[] {
  const isKnown = lastDoneHours !== null || draft.values.runningHours != null;
  return isKnown || !asksHours(draft) ? [] : [warningAt("runningHours", "imports:rowMeterUnknown")];
}

function finished({ reference: _r, current: _c, hoursTold: _h, ...row }: Draft): PlannedEquipmentRow {
  return row;
}

function isWritten(action: ImportAction): boolean {
  return action === "create" || action === "update";
}
