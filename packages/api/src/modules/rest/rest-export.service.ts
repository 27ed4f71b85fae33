import { clockOfSlot, marksOfText, slotMinutesOf, slotsIn } from "@ymp/core/rest/letters";
import type { GridMark, SlotMinutes } from "@ymp/core/rest/marks";
import { monthName } from "@ymp/core/rest/month-name";
import type { VesselScope } from "../../context.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { readMonth } from "./month.service.ts";
import { restOverview } from "./overview.service.ts";
import type { ExportRestMonthInput, ExportRestOverviewInput } from "./rest.schema.ts";

type Word = (key: string) => string;
type Month = Awaited<ReturnType<typeof readMonth>>;
type Line = Awaited<ReturnType<typeof restOverview>>["people"][number];
type Day = Month["days"][number] & { figures: Month["report"]["figures"][number] | undefined; isBroken: boolean };

/** What a cell says of a slot. Letters, because a sign at the beginning of a cell is taken for a formula. */
const cellOf: Readonly<Record<GridMark, string>> = {
  ...{ work: "W", rest: "R", drill: "D", callout: "C", emergency: "E", compensation: "G" },
  ...{ unknown: "", clock: "–" },
};

/** A month of one person as it is shown: a line a day, a column a half hour or a quarter. */
export async function exportRestMonth(
  scope: VesselScope,
  { format, locale, ...asked }: ExportRestMonthInput,
): Promise<FileAnswer> {
  const word = wordIn(scope, locale);
  const month = await readMonth(scope, asked);
  const { person, state, report } = month;
  const figures = new Map(report.figures.map((day) => [day.on, day]));
  const broken = new Set(report.breaches.flatMap(({ days }) => days));
  const rows = month.days.map((day): Day => ({ ...day, figures: figures.get(day.on), isBroken: broken.has(day.on) }));
  const table = {
    title: `${word("title")} ${person.name} ${monthName(month.month)}`,
    columns: dayColumns(word, month.slotMinutes),
    rows,
  };
  const said = [person.name, monthName(month.month), word(`state.${state}`), word("export.legend")];
  return exportedFile(scope, table, { format, locale, filterWords: said.join(", ") });
}

/** A month of everybody whose rest the reader may read, a line each. */
export async function exportRestOverview(
  scope: VesselScope,
  { format, locale, month }: ExportRestOverviewInput,
): Promise<FileAnswer> {
  const word = wordIn(scope, locale);
  const { people } = await restOverview(scope, { month });
  const table = { title: `${word("title")} ${month}`, columns: personColumns(word, decimalsOf(people)), rows: people };
  return exportedFile(scope, table, { format, locale, filterWords: month });
}

const wordIn =
  ({ services }: VesselScope, locale: ExportRestMonthInput["locale"]): Word =>
  (key) =>
    services.translate(locale, `hours-of-rest:${key}`);

const hoursOf = (minutes: number | null | undefined) => (minutes == null ? null : minutes / 60);

function againOf({ grid, repeatedFrom, repeated }: Day): string | null {
  if (repeatedFrom === null || repeated === null) return null;
  const slotMinutes = slotMinutesOf(grid);
  return marksOfText(repeated)
    .map((mark, slot) => `${clockOfSlot(repeatedFrom + slot, slotMinutes)} ${cellOf[mark]}`.trim())
    .join(" ");
}

function dayColumns(word: Word, slotMinutes: SlotMinutes): ExportColumn<Day>[] {
  const heading = (name: string) => word(`export.${name}`);
  const hours = (name: string, value: (day: Day) => number | null | undefined): ExportColumn<Day> => ({
    ...{ heading: heading(name), kind: "number", decimals: slotMinutes === 15 ? 2 : 1, width: 10 },
    value: (day) => hoursOf(value(day)),
  });
  const slots = Array.from(
    { length: slotsIn(slotMinutes) },
    (_, slot): ExportColumn<Day> => ({
      ...{ heading: clockOfSlot(slot, slotMinutes), kind: "text", width: 6 },
      value: ({ grid }) => marksOfText(grid.charAt(slot)).map((mark) => cellOf[mark])[0],
    }),
  );
  return [
    { heading: heading("day"), kind: "date", value: ({ on }) => on },
    ...slots,
    { heading: heading("again"), kind: "text", width: 20, value: againOf },
    hours("work", ({ figures }) => figures?.workMinutes),
    hours("rest", ({ figures }) => figures?.restMinutes),
    hours("unknown", ({ figures }) => figures?.unknownMinutes),
    hours("any24", ({ figures }) => figures?.leastRest24h),
    hours("days7", ({ figures }) => figures?.leastRest7d),
    { heading: heading("broken"), kind: "yesNo", value: ({ isBroken }) => isBroken },
    { heading: word("field.remark"), kind: "text", width: 40, value: ({ remark }) => remark },
    { heading: heading("grounds"), kind: "text", width: 30, value: ({ grounds }) => grounds },
    { heading: heading("lateReason"), kind: "text", width: 30, value: ({ lateReason }) => lateReason },
    { heading: heading("enteredBy"), kind: "text", width: 20, value: ({ enteredBy }) => enteredBy },
  ];
}

/** Quarters of an hour need two. */
const decimalsOf = (people: readonly Line[]) =>
  people.some(({ days }) =>
    days.some(({ leastRest24h, leastRest7d }) => ((leastRest24h ?? 0) + (leastRest7d ?? 0)) % 30 > 0),
  )
    ? 2
    : 1;

function personColumns(word: Word, decimals: 1 | 2): ExportColumn<Line>[] {
  const heading = (name: string) => word(`export.${name}`);
  const leastOf = (minutes: readonly (number | null)[]) => {
    const known = minutes.filter((each) => each !== null);
    return known.length > 0 ? hoursOf(Math.min(...known)) : null;
  };
  return [
    { heading: heading("name"), kind: "text", width: 26, value: ({ name }) => name },
    { heading: heading("position"), kind: "text", width: 22, value: ({ jobTitle }) => jobTitle },
    { heading: heading("state"), kind: "text", width: 24, value: ({ state }) => word(`state.${state}`) },
    { heading: word("print.revision"), kind: "number", width: 10, value: ({ revision }) => revision },
    { heading: heading("breaches"), kind: "number", width: 12, value: ({ breaches }) => breaches },
    {
      ...{ heading: heading("any24"), kind: "number", decimals, width: 14 },
      value: ({ leastRest24h }) => hoursOf(leastRest24h),
    },
    {
      ...{ heading: heading("days7"), kind: "number", decimals, width: 14 },
      value: ({ days }) => leastOf(days.map(({ leastRest7d }) => leastRest7d)),
    },
    { heading: heading("missing"), kind: "number", width: 12, value: ({ missing }) => missing },
    { heading: heading("untold"), kind: "number", width: 12, value: ({ untold }) => untold },
  ];
}
