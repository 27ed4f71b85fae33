import { wholeDay } from "@ymp/core/leave/leave-days";
import type { VesselScope } from "../../context.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import type { ExportLeaveInput } from "./leave.schema.ts";
import { type PersonsLeave, readWholeYear } from "./year.service.ts";

type Word = (key: string) => string;
interface Row {
  readonly person: PersonsLeave;
  /** Null: nothing of that year, and the person has a line for the balance. */
  readonly leave: PersonsLeave["leaves"][number] | null;
}

/** The leave of a year as the planner shows it to the reader: a line for each request, with the balances of the person. */
export async function exportLeave(scope: VesselScope, { year, format, locale }: ExportLeaveInput): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, `leave:${key}`);
  const people = await readWholeYear(scope, year);
  const rows = people.flatMap((person): Row[] =>
    person.leaves.length > 0 ? person.leaves.map((leave) => ({ person, leave })) : [{ person, leave: null }],
  );
  const table = { title: word("title"), columns: columnsIn(word), rows };
  return exportedFile(scope, table, { format, locale, filterWords: String(year) });
}

/** Only what was granted is taken off a balance. */
const isCounted = ({ state }: NonNullable<Row["leave"]>) => state === "approved" || state === "taken";

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = (name: string) => word(`field.${name}`);
  const inDays = (hundredths: number | null) => (hundredths === null ? null : hundredths / wholeDay);
  return [
    { heading: heading("person"), kind: "text", width: 26, value: ({ person }) => person.name },
    {
      heading: heading("department"),
      kind: "text",
      value: ({ person }) => person.department && word(`department.${person.department}`),
    },
    { heading: heading("rank"), kind: "text", value: ({ person }) => person.rank },
    { heading: heading("type"), kind: "text", value: ({ leave }) => leave && word(`type.${leave.type}`) },
    { heading: heading("startsOn"), kind: "date", value: ({ leave }) => leave?.startsOn ?? null },
    { heading: heading("endsOn"), kind: "date", value: ({ leave }) => leave?.endsOn ?? null },
    { heading: heading("days"), kind: "number", value: ({ leave }) => inDays(leave?.days ?? null) },
    {
      heading: heading("cost"),
      kind: "number",
      value: ({ leave }) => inDays(leave && (isCounted(leave) ? leave.cost : 0)),
    },
    { heading: heading("state"), kind: "text", value: ({ leave }) => leave && word(`state.${leave.state}`) },
    { heading: heading("reason"), kind: "text", width: 40, value: ({ leave }) => leave?.reason ?? null },
    { heading: heading("balance"), kind: "number", value: ({ person }) => inDays(person.balance) },
    { heading: heading("yearEnd"), kind: "number", value: ({ person }) => inDays(person.yearEnd) },
  ];
}
