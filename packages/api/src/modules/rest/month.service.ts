import { can } from "@ymp/core/access/resolve-access";
import { addInterval, type CalendarDate } from "@ymp/core/calendar-date";
import type { ChainValue } from "@ymp/core/definitions/chain";
import {
  daysOfMonth,
  judgedFrom,
  judgeMonth,
  type KeptDay,
  lastDayOf,
  type MonthReport,
  unknownDay,
} from "@ymp/core/rest/rest-month";
import { type RestCapacity, regimeOf, whyNotSignRest, whyNotYetSigned } from "@ymp/core/rest/rest-rights";
import { untoldDays } from "@ymp/core/rest/untold";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { readersPresence } from "../people/aboard.service.ts";
import { lastHash, revisionRows } from "./months.repository.ts";
import type { RestDayRow } from "./rest.record.ts";
import { daysOf, engagementIn, namesOf } from "./rest.repository.ts";
import {
  contentToSign,
  genesisOfRest,
  hashToSign,
  type MonthState,
  type Revision,
  revisionsOf,
  type ShownDay,
  stateOf,
} from "./rest.rules.ts";
import { firstDayOf, type RestMonthInput } from "./rest.schema.ts";
import { signedContent } from "./signed-months.service.ts";
import { expectPerson, type Person, readerOf, whyNotWrite } from "./whose.service.ts";

/** The month of one person as it stands, or as a revision of it was signed. */
export async function readMonth(scope: VesselScope, input: RestMonthInput) {
  const person = await expectPerson(scope, input.profileId);
  const standing = await standingMonth(scope, person, firstDayOf(input.month));
  const { revisions, month } = standing;
  const latest = revisions.at(-1);
  const held = revisions.find(({ revision }) => revision === input.revision) ?? latest;
  const state = stateOf(held?.signatures ?? []);
  const signed = held && state !== "open" ? await signedContent(scope, held.id) : null;
  const days = daysOfMonth(month).map((on) => dayOf(scope, standing.rows, on, signed?.days));
  return {
    person: nameOf(person),
    month,
    today: shipsDay(scope),
    now: scope.now,
    state,
    revision: held?.revision ?? 1,
    rank: standing.rank,
    days,
    /** Days that are over and hold hours of which nothing was told. */
    untoldDays: untoldDays(
      days.filter(({ isKept }) => isKept),
      scope.now,
    ),
    before: standing.before.map(keptOf),
    adultFrom: standing.adultFrom,
    report: signed?.report ?? standing.report,
    revisions,
    /** Of what would be signed now, or was. */
    hash: hashOf(held) ?? standing.hash,
    can: held === latest ? await abilities(scope, person, standing) : nothingOfOlder,
  };
}

/** The hash under which the seafarer signed a revision. */
export const hashOf = (revision: Revision | undefined) =>
  revision?.signatures.find(({ capacity }) => capacity === "seafarer")?.hash;

/** What was signed before a correction is read, and no more. */
const nothingOfOlder = {
  ...{ write: false, whyNotWrite: "hours-of-rest:refusal.older", awaits: null },
  ...{ sign: false, whyNotSign: "hours-of-rest:refusal.older", correct: false },
};

const nameOf = ({ row, name, isOwn }: Person) => {
  const { id, department, jobTitle, role, color, photoFileId } = row;
  return { id, name, department, jobTitle, role, color, photoFileId, isOwn };
};

interface Row extends ShownDay {
  readonly version: number;
}

/** A day of the month: what was signed, what stands there, or nothing yet in the shape of that day. */
function dayOf(
  { vessel }: VesselScope,
  rows: ReadonlyMap<CalendarDate, Row>,
  on: CalendarDate,
  signed: readonly ShownDay[] | undefined,
) {
  const kept = signed ? signed.find((day) => day.on === on) : rows.get(on);
  const nothing = { remark: null, grounds: null, lateReason: null, enteredBy: null };
  const shown = kept ?? { ...unknownDay({ on, zone: vessel.timeZone }), ...nothing };
  return { ...shown, version: rows.get(on)?.version ?? 0, isKept: kept !== undefined };
}

export interface StandingMonth {
  readonly month: CalendarDate;
  readonly rows: ReadonlyMap<CalendarDate, Row>;
  /** Days of the week before. */
  readonly before: readonly ShownDay[];
  readonly adultFrom: CalendarDate | null;
  readonly report: MonthReport;
  readonly revisions: readonly Revision[];
  readonly state: MonthState;
  readonly rank: string | null;
  readonly signedOffOn: CalendarDate | null;
  readonly previousHash: string;
  readonly hash: string;
  /** What would be signed now. */
  readonly content: ChainValue;
}

export async function standingMonth(scope: VesselScope, person: Person, month: CalendarDate): Promise<StandingMonth> {
  const { tx, vesselId } = scope;
  const to = lastDayOf(month);
  const [kept, found, engagement, previous] = await Promise.all([
    daysOf(tx, vesselId, [person.profileId], { from: judgedFrom(month), to }),
    revisionRows(tx, vesselId, person.profileId, month),
    engagementIn(tx, vesselId, person.profileId, to),
    lastHash(tx, vesselId, person.profileId),
  ]);
  const names = await namesOf(tx, vesselId, [...new Set(kept.flatMap(({ enteredBy }) => enteredBy ?? []))]);
  const days = kept.map((row): Row => ({ ...shownOf(row, names), version: row.version }));
  const adultFrom = adultFromOf(person, month);
  const report = judgeMonth(days, month, { regime: regimeOf(person), adultFrom });
  const revisions = revisionsOf(found);
  const latest = revisions.at(-1);
  const state = stateOf(latest?.signatures ?? []);
  const rank = engagement?.rank ?? person.row.jobTitle;
  const signed = latest?.signatures.find(({ capacity }) => capacity === "seafarer");
  const previousHash = signed?.previousHash ?? previous ?? genesisOfRest(vesselId, person.profileId);
  const own = days.filter(({ on }) => on >= month);
  const content = contentToSign({
    person: { name: person.name, rank },
    month,
    revision: latest?.revision ?? 1,
    reason: latest?.reason ?? null,
    days: own.map(({ version, ...day }) => day),
    report,
  });
  return {
    month,
    rows: new Map(own.map((row) => [row.on, row])),
    before: days.filter(({ on }) => on < month),
    ...{ adultFrom, report, revisions, state, rank, content, previousHash },
    signedOffOn: engagement?.signedOffOn ?? null,
    hash: signed?.hash ?? hashToSign(previousHash, content),
  };
}

const keptOf = ({ on, beginsAt, grid, repeatedFrom, repeated }: KeptDay): KeptDay => ({
  ...{ on, beginsAt, grid, repeatedFrom, repeated },
});

export function shownOf(row: RestDayRow, names: ReadonlyMap<string, string>): ShownDay {
  const { onDay: on, remark, grounds, lateReason, enteredBy, beginsAt, grid, repeatedFrom, repeated } = row;
  const writer = enteredBy === null ? null : (names.get(enteredBy) ?? "?");
  return { on, beginsAt, grid, repeatedFrom, repeated, remark, grounds, lateReason, enteredBy: writer };
}

/** The birthday from which the limits of adults hold, of whoever was under 18 in that month. */
export function adultFromOf({ row: { birthDate } }: Pick<Person, "row">, month: CalendarDate): CalendarDate | null {
  const adult = birthDate && addInterval(birthDate, { n: 18, unit: "year" });
  return adult && adult > judgedFrom(month) ? adult : null;
}

const awaitedIn = (state: MonthState): RestCapacity | null =>
  state === "open" ? "seafarer" : state === "signed" ? "master" : null;

/** How far the days of a month are told. */
export const toldOf = (rows: StandingMonth["rows"], now: Date) => ({
  recorded: rows.size,
  untold: untoldDays([...rows.values()], now).length,
});

/** What the reader is offered, and why not what they are not. */
async function abilities(scope: VesselScope, person: Person, { state, ...standing }: StandingMonth) {
  const mayEdit = can(scope.access, "hourstracker:edit");
  const refusal = mayEdit ? whyNotWrite(scope, person) : "errors:forbidden";
  const reader = { ...readerOf(scope), presence: await readersPresence(scope) };
  const { rows: kept, month, signedOffOn } = standing;
  const awaited = awaitedIn(state);
  const why =
    awaited &&
    ((mayEdit ? whyNotSignRest(awaited, reader, person) : "errors:forbidden") ??
      (awaited === "seafarer"
        ? whyNotYetSigned(month, { today: shipsDay(scope), signedOffOn, ...toldOf(kept, scope.now) })
        : null));
  return {
    write: refusal === null && state === "open",
    whyNotWrite: refusal ?? (state === "open" ? null : "hours-of-rest:refusal.signed"),
    /** The signature that is waited for; null once there is none. */
    awaits: awaited,
    sign: awaited !== null && why === null,
    whyNotSign: why,
    correct: refusal === null && state !== "open",
  };
}
