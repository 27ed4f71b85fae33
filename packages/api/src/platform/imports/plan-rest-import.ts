import { type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";
import { clockOfSlot, hasGrounds, slotsIn, textOfMarks } from "@ymp/core/rest/letters";
import { type MarkedAs, markedAs, type RestMark, type SlotMinutes } from "@ymp/core/rest/marks";
import { type ActionCounts, errorAt, type ImportAction, numberIn, textIn, warningAt, wordIn } from "./imported-row.ts";
import { type NamedPerson, personFinder } from "./people-by-name.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";
import { slotField } from "./rest-fields.ts";
import { type RestCell, restCell } from "./rest-marks.ts";

/** A day of somebody as a list tells it. */
export interface RestRow {
  sourceRow: number;
  action: ImportAction;
  label: string;
  values: { person: string | null; day: string | null; restHours: number | null; remark: string | null };
  profileId: string | null;
  day: CalendarDate | null;
  /** As the file has it; what it does not tell is unknown. */
  grid: string;
  grounds: string | null;
  lateReason: string | null;
  problems: Problem[];
}

export interface RestPlan {
  rows: RestRow[];
  counts: ActionCounts;
  warnings: number;
}

interface RestList {
  readonly people: readonly NamedPerson[];
  /** Whose the rows are that name nobody. */
  readonly own: string | null;
  /** The fields that have a column. */
  readonly mapped: ReadonlySet<string>;
  /** What stands above the headings: the page of one seafarer names them there. */
  readonly titleLines: readonly string[];
}

/** What the file says by itself: who, which day, which hours. What stands on board is not asked yet. */
export function readRestRows(rows: readonly ImportedRow[], { people, own, mapped, titleLines }: RestList): RestRow[] {
  const personOf = personFinder(people);
  const headed = namedInHead(titleLines, personOf);
  const slotMinutes: SlotMinutes = [...mapped].some((name) => /^at\d\d[14]5$/.test(name)) ? 15 : 30;
  const slots = Array.from({ length: slotsIn(slotMinutes) }, (_, slot) => slot);
  const missing = slots.find((slot) => !mapped.has(slotField(slot, slotMinutes)));
  const cells = rows.map((row) => slots.map((slot) => cellOf(row, slotField(slot, slotMinutes))));
  const blank = blankIn(cells);
  const seen = new Set<string>();
  return rows.map((row, at) => {
    const name = textIn(row, "person") ?? headed;
    const day = textIn(row, "day");
    const profileId = name === null ? own : personOf(name);
    const problems = [...row.problems];
    if (missing !== undefined)
      problems.push(errorAt("day", "imports:rowHoursMissing", { time: clockOfSlot(missing, slotMinutes) }));
    if (name !== null && profileId === null) problems.push(errorAt("person", "imports:rowSeafarerUnknown", { name }));
    if (name === null && profileId === null) problems.push(errorAt("person", "imports:rowSeafarerMissing"));
    const key = `${profileId} ${day}`;
    if (seen.has(key)) problems.push(errorAt("day", "imports:rowDayTwice"));
    seen.add(key);
    const marked = cells[at] ?? [];
    const said = numberIn(row, "restHours");
    const isSilent = marked.every((cell) => cell === "blank") && said === null;
    if (isSilent) problems.push(warningAt("day", "imports:rowRestSilent"));
    const told = gridOf(marked, wordIn(row, "marks", markedAs), isSilent ? null : blank);
    problems.push(...told.problems(slotMinutes));
    const { grid } = told;
    const grounds = textIn(row, "grounds");
    if (hasGrounds(grid) && grounds === null) problems.push(errorAt("grounds", "hours-of-rest:refusal.grounds"));
    const restHours = (count(grid, /[.+]/g) * slotMinutes) / 60;
    if (said !== null && !grid.includes("?") && Math.abs(said - restHours) >= 0.25)
      problems.push(warningAt("restHours", "imports:rowRestSum", { said, reckoned: restHours }));
    return {
      ...{ sourceRow: row.sourceRow, action: "create", label: [name, day].filter(Boolean).join(", ") },
      values: { person: name, day, restHours, remark: textIn(row, "remark") },
      ...{ profileId, day: day === null ? null : parseCalendarDate(day), grid, grounds },
      lateReason: textIn(row, "lateReason"),
      problems,
    };
  });
}

const seafarerLine = /^(?:seafarer|seafarer['’]s name|name|crew member|marin|nom|氏名|船員|姓名|船员)\s*[:：]\s*(.+)$/i;

/** Whose page it is: a line that says so, or one that holds a name of the crew, with or without a word before it. */
function namedInHead(lines: readonly string[], personOf: (text: string) => string | null): string | null {
  for (const line of lines) {
    const said = seafarerLine.exec(line)?.[1]?.trim();
    if (said) return said;
    const found = [line, line.replace(/^[^:：]*[:：]\s*/, ""), line.replace(/^\S+\s+/, "")].find(
      (text) => personOf(text) !== null,
    );
    if (found) return found;
  }
  return null;
}

const count = (grid: string, letters: RegExp) => (grid.match(letters) ?? []).length;

type Cell = RestCell | "blank" | { readonly unread: string };

function cellOf(row: ImportedRow, field: string): Cell {
  const text = textIn(row, field);
  if (text === null) return "blank";
  return restCell(text) ?? { unread: text };
}

/** Where a file writes down one of the two alone, what it leaves blank is the other. */
function blankIn(rows: readonly (readonly Cell[])[]): RestMark {
  const has = (wanted: Cell) => rows.some((cells) => cells.includes(wanted));
  if (has("work") && !has("rest")) return "rest";
  return has("rest") && !has("work") ? "work" : "unknown";
}

/** @param blank what a blank cell is beside others; null in a row that marks nothing: it tells nothing either */
function gridOf(cells: readonly Cell[], marks: MarkedAs | null, blank: RestMark | null) {
  const other = marks === "work" ? "rest" : "work";
  const markOf = (cell: Cell): RestMark => {
    if (typeof cell === "object") return "unknown";
    if (cell === "blank") return blank === null ? "unknown" : marks === null ? blank : other;
    if (cell === "marked") return marks ?? "unknown";
    if (cell === "unmarked") return marks === null ? "unknown" : other;
    return cell;
  };
  const unread = cells.findIndex((cell) => typeof cell === "object");
  const isUnsaid = marks === null && (cells.includes("marked") || cells.includes("unmarked"));
  return {
    grid: textOfMarks(cells.map(markOf)),
    problems: (slotMinutes: SlotMinutes): Problem[] => {
      const cell = cells[unread];
      const text = typeof cell === "object" ? cell.unread : "";
      return [
        ...(isUnsaid ? [errorAt("marks", "imports:rowMarksUnsaid")] : []),
        ...(unread < 0 ? [] : [errorAt(slotField(unread, slotMinutes), "imports:cellNotWorkNorRest", { text })]),
      ];
    },
  };
}
