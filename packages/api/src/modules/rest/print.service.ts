import type { CalendarDate } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { noteOf } from "@ymp/core/rest/breach-causes";
import { clockOfSlot, finestOf, marksOfText, slotMinutesOf, slotsIn } from "@ymp/core/rest/letters";
import { monthName } from "@ymp/core/rest/month-name";
import { daysOfMonth, type MonthReport, slotsWithin, type ToldBreach } from "@ymp/core/rest/rest-month";
import { mayReadRest } from "@ymp/core/rest/rest-rights";
import { zoneAt } from "@ymp/core/rest/ship-zones";
import type { Locale } from "@ymp/i18n/locales";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { wallClockText } from "../../platform/exports/wall-clock.ts";
import { printRest } from "../../platform/pdf/made-in-thread.ts";
import type { RestPage } from "../../platform/pdf/rest-sheet.ts";
import { hashOf, noteShown, standingMonth } from "./month.service.ts";
import { revisionRows } from "./months.repository.ts";
import { findRested, listRested } from "./rest.repository.ts";
import { revisionsOf, type ShownDay, stateOf } from "./rest.rules.ts";
import { type ExportRestInput, firstDayOf, mostPages } from "./rest.schema.ts";
import { type NoteShown, signedContent } from "./signed-months.service.ts";
import { expectPerson, isRested, type Person, personOf, readerOf } from "./whose.service.ts";

type Word = (key: string, params?: Record<string, string | number>) => string;

/** The month of one person, or of everybody whom the reader may read, in the form of the IMO/ILO Guidelines: one a page. */
export async function printMonth(scope: VesselScope, input: ExportRestInput): Promise<FileAnswer> {
  const month = firstDayOf(input.month);
  const asked = input.profileIds ?? (input.profileId ? [input.profileId] : null);
  const people = asked ? await expectPeople(scope, asked) : await everybody(scope, month);
  return printed(scope, people, { ...input, month });
}

/** A month that was signed, for whoever is shown what was: nothing where nobody has signed it. */
export async function printSignedMonth(
  scope: VesselScope,
  input: { profileId: string; month: string; locale: Locale },
): Promise<FileAnswer> {
  const month = firstDayOf(input.month);
  const row = expectRow(await findRested(scope.tx, scope.vesselId, input.profileId, shipsDay(scope)));
  const person = personOf(scope, row);
  const revisions = revisionsOf(await revisionRows(scope.tx, scope.vesselId, person.profileId, month));
  if (!revisions.some(({ signatures }) => stateOf(signatures) !== "open"))
    throw new AppError("not_found", "refusals:recordNotFound");
  return printed(scope, [person], { month, locale: input.locale });
}

async function printed(
  scope: VesselScope,
  people: readonly Person[],
  { month, locale }: { month: CalendarDate; locale: Locale },
): Promise<FileAnswer> {
  const word: Word = (key, params) => scope.services.translate(locale, `hours-of-rest:${key}`, params);
  const pages: RestPage[] = [];
  for (const person of people) pages.push(...(await pageOf(scope, person, month, word)));
  if (pages.length === 0) throw new AppError("not_found", "hours-of-rest:refusal.empty");
  const bytes = await printRest(scope, {
    locale,
    title: word("print.title"),
    madeAt: scope.now,
    headings: {
      rest: word("column.rest"),
      any24: word("column.any24"),
      days7: word("column.days7"),
      comments: word("column.remark"),
    },
    legend: word("print.legend"),
    pages,
  });
  const names = people.length === 1 ? people.map(({ name }) => name) : [];
  return {
    fileName: safeFileName([scope.vessel.name, word("title"), ...names, monthName(month)], "pdf"),
    mediaType: "application/pdf",
    base64: Buffer.from(bytes).toString("base64"),
  };
}

async function expectPeople(scope: VesselScope, profileIds: readonly string[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const profileId of new Set(profileIds)) people.push(await expectPerson(scope, profileId));
  return people;
}

async function everybody(scope: VesselScope, month: CalendarDate): Promise<Person[]> {
  const span = { from: month, to: daysOfMonth(month).at(-1) ?? month };
  const rows = await wholeUpTo(listRested(scope.tx, scope.vesselId, span), mostPages, "refusals:noRoom");
  const reader = readerOf(scope);
  return rows.map((row) => personOf(scope, row)).filter((person) => isRested(person) && mayReadRest(reader, person));
}

/**
 * A signed month as it was signed, and as it was before while it is being corrected; of one that was never signed what stands there.
 * Nothing of whoever wrote nothing.
 */
async function pageOf(scope: VesselScope, person: Person, month: CalendarDate, word: Word): Promise<RestPage[]> {
  const standing = await standingMonth(scope, person, month);
  const latest = standing.revisions.findLast(({ signatures }) => stateOf(signatures) !== "open");
  const signed = latest ? await signedContent(scope, latest.id) : null;
  const { name, rank } = signed?.person ?? { name: person.name, rank: standing.rank };
  const days = signed?.days ?? [...standing.rows.values()];
  if (days.length === 0) return [];
  const report = signed?.report ?? standing.report;
  const { ship, rules, isWatchkeeper } = signed?.under ?? standing.under;
  const notes = signed?.notes ?? standing.notes.map(noteShown);
  const { now } = scope;
  // The clock that was shown on board at that moment.
  const when = (at: Date) => wallClockText(at, zoneAt(standing.zones, at));
  const isConfirmed = latest !== undefined && stateOf(latest.signatures) === "locked";
  const isCorrecting = latest !== undefined && latest !== standing.revisions.at(-1);
  const correction = standing.revisions.at(-1)?.reason ?? "–";
  const told = [[...standing.before, ...days], isConfirmed, word] as const;
  return [
    {
      head: [
        [word("print.ship"), ship.name],
        [word("print.imo"), ship.imo ?? "–"],
        [word("print.flag"), ship.flag ?? "–"],
        [word("capacity.seafarer"), name],
        [word("print.rank"), rank ?? "–"],
        [word("print.month"), month.slice(0, 7)],
        [word("print.revision"), String(latest?.revision ?? 1)],
        [word("print.watchkeeper"), word(isWatchkeeper ? "print.yes" : "print.no")],
      ],
      days: daysOfMonth(month).map((on) => lineOf(on, days, report, word)),
      notes: [
        ...(rules.law ? [`${word("print.law")}: ${rules.law}`] : []),
        ...report.breaches.map((breach, index) =>
          [`${index + 1}. ${sentence(breach, word, when)}`, standingOf(breach, ...told), notedOf(breach, notes, word)]
            .filter(Boolean)
            .join(" "),
        ),
        ...(latest?.reason ? [word("print.correction", { no: latest.revision, reason: latest.reason })] : []),
        ...(isCorrecting ? [word("print.correcting", { reason: correction })] : []),
      ],
      signatures: (["seafarer", "master"] as const).map((capacity) => {
        const mark = latest?.signatures.find((each) => each.capacity === capacity);
        const alone = latest?.signatures.find(({ reason }) => reason !== null)?.reason;
        const line = mark
          ? [mark.name, mark.rank, when(mark.signedAt)].filter(Boolean).join(", ")
          : alone
            ? word("print.alone", { reason: alone })
            : word("notSigned");
        return {
          label: word(`capacity.${capacity}`),
          declaration: word(`declaration.${capacity}`),
          line,
          drawing: mark?.drawing ?? null,
        };
      }),
      foot: word("print.foot", { when: when(now), hash: hashOf(latest)?.slice(0, 16) ?? "–" }),
    },
  ];
}

/** Quarters of an hour need two figures. */
const figureOf = (minutes: number) => (minutes / 60).toFixed(minutes % 30 === 0 ? 1 : 2);
const hours = (minutes: number | null | undefined) => (minutes == null ? "" : figureOf(minutes));

function lineOf(on: CalendarDate, days: readonly ShownDay[], { figures, breaches }: MonthReport, word: Word) {
  const day = days.find((each) => each.on === on);
  const sums = figures.find((each) => each.on === on);
  const broken = breaches.flatMap((breach, index) => (breach.days.includes(on) ? [String(index + 1)] : []));
  const writer = day?.enteredBy ? word("enteredBy", { name: day.enteredBy }) : null;
  const notes = broken.length > 0 ? `(${broken.join(", ")})` : null;
  return {
    day: on.slice(8),
    grid: day?.grid ?? "?".repeat(slotsIn(finestOf(days.map(({ grid }) => grid)))),
    rest: hours(sums?.restMinutes),
    any24: hours(sums?.leastRest24h),
    days7: hours(sums?.leastRest7d),
    comment: [notes, day && repeatOf(day, word), day?.grounds, day?.remark, day?.lateReason, writer]
      .filter(Boolean)
      .join(" · "),
    isBroken: broken.length > 0,
  };
}

/** What was done while the clock showed the same a second time: it has no row of its own. */
function repeatOf({ grid, repeatedFrom, repeated }: ShownDay, word: Word): string | null {
  if (repeatedFrom === null || repeated === null) return null;
  const clock = (slot: number) => clockOfSlot(slot, slotMinutesOf(grid));
  const marks = [...new Set(marksOfText(repeated))].map((mark) => word(`mark.${mark}`));
  return `${clock(repeatedFrom)}-${clock(repeatedFrom + repeated.length)} ×2: ${marks.join(", ")}`;
}

function sentence(breach: ToldBreach, word: Word, when: (at: Date) => string): string {
  const figure = (value: number) =>
    breach.unit === "periods" ? String(value) : word("hours", { figure: figureOf(value) });
  const key = breach.unit === "periods" ? "PERIODS_COUNT" : breach.rule;
  const { from, until, value, limit, source } = breach;
  const told = word(`breach.${key}`, {
    from: when(from),
    until: when(until),
    value: figure(value),
    limit: figure(limit),
  });
  return `${told} ${source}`;
}

/** What the master recorded of a breach. */
function notedOf(breach: ToldBreach, notes: readonly NoteShown[], word: Word): string | null {
  const note = noteOf(notes, breach);
  if (!note) return null;
  const given = note.compensatedOn ? `${word("note.compensatedOn")} ${note.compensatedOn}` : null;
  const told = [word("note.told", { cause: word(`cause.${note.cause}`) }), note.action, given];
  return `${told.filter(Boolean).join("; ")}.`;
}

/** Why a breach is none, with the grounds that were told of the emergency and whether the master has confirmed it. */
function standingOf(
  breach: ToldBreach,
  days: readonly ShownDay[],
  isConfirmed: boolean,
  word: Word,
): string | undefined {
  if (breach.standing === "excepted") return word("standing.excepted");
  if (breach.standing !== "excused") return undefined;
  const isOfEmergency = (day: ShownDay) => slotsWithin(day, breach).some((slot) => day.grid[slot] === "E");
  const grounds = days.filter(isOfEmergency).flatMap((day) => day.grounds ?? []);
  const key = isConfirmed ? "print.excused" : "print.unconfirmed";
  return word(key, { grounds: [...new Set(grounds)].join("; ") || "–" });
}
