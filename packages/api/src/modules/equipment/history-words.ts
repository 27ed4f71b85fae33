import { departments } from "@ymp/core/access/roles";
import { tenthsText } from "@ymp/core/units";
import { logbookWords } from "./equipment.record.ts";
import type { listHistory } from "./history.repository.ts";

export type Word = (key: string, params?: Record<string, string | number>) => string;
export type Line = Awaited<ReturnType<typeof listHistory>>["rows"][number];

/** One line of a machine's logbook in words, for files. */
export function sentenceOf(line: Line, word: Word): string {
  switch (line.kind) {
    case "reading": {
      const figure = figureOf(line.counterKind, line.reading, word);
      const words =
        line.reading === line.total
          ? word("equipment:log.reading", { figure })
          : word("equipment:log.readingOfTotal", { figure, total: figureOf(line.counterKind, line.total, word) });
      return joined(words, line.note);
    }
    case "work": {
      const parts = line.parts.map(({ name, quantity }) => word("equipment:log.part", { name, quantity }));
      const signed = line.signedBy && word("equipment:log.signedBy", { names: line.signedBy });
      return joined(`${word(`equipment:log.outcome.${line.outcome}`)} ${line.title}`, line.workDone, ...parts, signed);
    }
    case "job":
      return `${word("equipment:log.raised", { kind: word(`jobs:kind.${line.jobKind}`) })} ${line.title}`;
    case "remark":
      return line.body;
    case "change":
      return changeOf(line, word);
  }
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join("; ");

function figureOf(kind: string, tenths: number, word: Word): string {
  return kind === "hours" ? `${tenthsText(tenths)} h` : `${tenthsText(tenths)} ${word(`equipment:unit.${kind}`)}`;
}

const hourFacts = new Set(["oldReading", "startReading", "total", "reading", "overhaulTotal"]);

function changeOf({ recordKind, verb, facts, diff }: Extract<Line, { kind: "change" }>, word: Word): string {
  const params = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      hourFacts.has(name) && typeof value === "number" ? `${tenthsText(value)} h` : valueText(value, word),
    ]),
  );
  const unread = facts.unreadReason ? word(`rounds:unread.${facts.unreadReason}`) : "";
  const counter = facts.kind ? word(`equipment:meter.kind.${facts.kind}`) : "";
  const place = facts.parent ? String(facts.parent) : word("equipment:move.top");
  const group = logbookWords[recordKind];
  const key = group === "verb" && !toldVerbs.has(verb) ? "verb.updated" : `${group}.${verb}`;
  const head = word(`equipment:log.${key}`, {
    ...params,
    ...{ unread, parent: place, kind: counter, title: String(facts.title ?? facts.designation ?? "") },
  });
  const told = recordKind === "equipment" ? Object.entries(diff) : [];
  const fields = told.flatMap(([field, change]) =>
    toldFields.has(field)
      ? [
          word("equipment:log.field", {
            field: word(`equipment:column.${field}`),
            old: valueText(change.old, word),
            new: valueText(change.new, word),
          }),
        ]
      : [],
  );
  return joined(head, ...fields);
}

/** What else may have happened is told as a change. */
const toldVerbs = new Set([
  ...[
    "created",
    "updated",
    "archived",
    "restored",
    "removed",
    "moved",
    "copied",
    "imported",
    "undone",
    "reading_withdrawn",
  ],
  ...["meter_replaced", "meter_rolled_over", "overhauled", "section_added", "section_changed", "section_removed"],
  ...["file_added", "file_removed", "file_renamed", "photo_set", "photo_removed", "photo_turned"],
  ...["swapped_out", "swapped_in", "not_read"],
]);

/** Fields whose values say something to a reader. */
const toldFields = new Set([
  ...["name", "code", "type", "department", "location", "manufacturer", "modelNumber", "serialNumber", "supplierName"],
  ...[
    "remarks",
    "isCritical",
    "isStandby",
    "isUsedAtSea",
    "isUsedInPort",
    "installedOn",
    "warrantyUntil",
    "warrantyNote",
  ],
]);

function valueText(value: unknown, word: Word): string {
  if (value === null || value === undefined || value === "") return word("equipment:log.empty");
  if (typeof value === "boolean") return word(value ? "equipment:log.yes" : "equipment:log.no");
  const text = String(value);
  return departments.some((known) => known === text) ? word(`departments:of.${text}`) : text;
}
