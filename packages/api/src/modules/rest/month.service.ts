import { can } from "@ymp/core/access/resolve-access";
import { addDays, addInterval, type CalendarDate } from "@ymp/core/calendar-date";
import type { ChainValue } from "@ymp/core/definitions/chain";
import { expectedDays } from "@ymp/core/rest/days-aboard";
import { finestOf, slotMinutesOf } from "@ymp/core/rest/letters";
import type { SlotMinutes } from "@ymp/core/rest/marks";
import {
  daysOfMonth,
  inSlots,
  isTold,
  judgedFrom,
  judgeMonth,
  type KeptDay,
  lastDayOf,
  type MonthReport,
  reshaped,
  unknownDay,
} from "@ymp/core/rest/rest-month";
import {
  mayLackSeafarer,
  type RestCapacity,
  whyNotPlan,
  whyNotRule,
  whyNotSignRest,
  whyNotYetSigned,
} from "@ymp/core/rest/rest-rights";
import { isZoneKnown, type ShipZones, shipDay, zonesSince } from "@ymp/core/rest/ship-zones";
import { untoldDays } from "@ymp/core/rest/untold";
import { regimeUnder } from "@ymp/core/rest/vessel-rules";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { awayBetween } from "../leave/away.service.ts";
import { readersPresence } from "../people/aboard.service.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { publishedWatches } from "../watches/published-watches.service.ts";
import { stoodWatches } from "../watches/stood-watches.service.ts";
import { lastHash, revisionRows } from "./months.repository.ts";
import type { RestDayRow } from "./rest.record.ts";
import { daysOf, engagementsOf, namesOf } from "./rest.repository.ts";
import {
  contentToCountersign,
  contentToSign,
  genesisOfRest,
  hashToSign,
  type MonthState,
  type Revision,
  revisionsOf,
  type ShownDay,
  type SignedUnder,
  stateOf,
} from "./rest.rules.ts";
import { firstDayOf, type RestMonthInput } from "./rest.schema.ts";
import { type BreachNoteRow, notesWithin, plansUpTo, type RestPlanRow } from "./rules.repository.ts";
import { rulesOfMonth } from "./rules.service.ts";
import { type KeptMonth, type NoteShown, signedContent } from "./signed-months.service.ts";
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
  const days = daysOfMonth(month).map((on) => dayOf(standing, on, signed));
  const under = signed?.under ?? standing.under;
  const watched = { from: month, to: lastDayOf(month) };
  const [watches, stood] = await Promise.all([
    publishedWatches(scope, [person.profileId], watched, standing.zones),
    person.isOwn ? stoodWatches(scope, person.profileId, watched, standing.zones) : [],
  ]);
  return {
    person: nameOf(person),
    month,
    /** How finely the month is recorded. */
    slotMinutes: slotsOf(standing, signed),
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
    adultFrom: under.adultFrom,
    report: signed?.report ?? standing.report,
    /** By which rules, and whether as a watchkeeper. */
    rules: under.rules,
    isWatchkeeper: under.isWatchkeeper,
    zones: under.zones,
    /** Days on which hours are expected: somebody joined or left within the month. */
    expected: under.expected,
    notes: signed?.notes ?? standing.notes.map(noteShown),
    plans: standing.plans.map(({ fromDay, grid, version }) => ({ fromDay, grid, version })),
    /** Days whose watches go before the plan. */
    watches: watches.get(person.profileId) ?? [],
    /** Watches of one's own that were stood, proposed as work where nothing is told. */
    stood,
    revisions,
    /** Of what would be signed now, or was. */
    hash: (held === latest && state !== "locked" ? undefined : hashOf(held)) ?? standing.hash,
    can: held === latest ? await abilities(scope, person, standing) : nothingOfOlder,
  };
}

export const noteShown = ({
  id,
  version,
  rule,
  beganAt,
  endedAt,
  cause,
  action,
  compensatedOn,
}: BreachNoteRow): NoteShown => ({
  ...{ id, version, rule, beganAt, endedAt, cause, action, compensatedOn },
});

/** As the vessel set it, or finer where a day was told so. */
const slotsOf = ({ slotMinutes }: StandingMonth, signed: KeptMonth | null): SlotMinutes =>
  signed ? finestOf(signed.days.map(({ grid }) => grid)) : slotMinutes;

/** The hash under which a revision was signed last. */
export const hashOf = (revision: Revision | undefined) => revision?.signatures.at(-1)?.hash;

/** What counts of a month: as it was signed last, else as it stands. */
export async function shownReport(scope: VesselScope, { revisions, report }: StandingMonth): Promise<MonthReport> {
  const latest = revisions.at(-1);
  return latest && stateOf(latest.signatures) !== "open" ? (await signedContent(scope, latest.id)).report : report;
}

/** What was signed before a correction is read, and no more. */
const nothingOfOlder = {
  ...{ write: false, whyNotWrite: "hours-of-rest:refusal.older", awaits: null },
  ...{ sign: false, whyNotSign: "hours-of-rest:refusal.older", correct: false },
  ...{ signsAlone: false, withdraw: false, note: false, plan: false, rule: false },
};

const nameOf = ({ row, name, isOwn }: Person) => {
  const { id, department, jobTitle, role, color, photoFileId } = row;
  return { id, name, department, jobTitle, role, color, photoFileId, isOwn };
};

interface Row extends ShownDay {
  readonly version: number;
}

/** A day of the month: what was signed, what stands there, or nothing yet in the shape of that day. */
function dayOf(standing: StandingMonth, on: CalendarDate, signed: KeptMonth | null) {
  const { rows, zones, versions } = standing;
  const slotMinutes = slotsOf(standing, signed);
  const kept = signed ? signed.days.find((day) => day.on === on) : rows.get(on);
  const nothing = { remark: null, grounds: null, lateReason: null, enteredBy: null };
  const shown = kept ? inSlots(kept, slotMinutes) : { ...unknownDay(shipDay(zones, on), slotMinutes), ...nothing };
  return { ...shown, version: versions.get(on) ?? 0, isKept: kept !== undefined };
}

/** A day in the shape that the ship's clock gave it, as far as the history of her zone reaches. */
export const inShape = <Day extends KeptDay>(zones: ShipZones, day: Day): Day =>
  isZoneKnown(zones, day.on) ? reshaped(day, unknownDay(shipDay(zones, day.on), slotMinutesOf(day.grid))) : day;

/** How finely a month is recorded: as the vessel set it, or finer where a day of it was told so. */
export const finestSlot = (set: SlotMinutes, days: readonly Pick<KeptDay, "grid">[]): SlotMinutes =>
  set === 15 ? 15 : finestOf(days.map(({ grid }) => grid));

/** A day whose hours were all taken back, and of which nothing else was said, is as if it had not been written. */
export const isWritten = (day: ShownDay): boolean => isTold(day) || day.remark !== null;

export interface StandingMonth {
  readonly month: CalendarDate;
  readonly rows: ReadonlyMap<CalendarDate, Row>;
  readonly versions: ReadonlyMap<CalendarDate, number>;
  readonly zones: ShipZones;
  /** How finely the month is recorded. */
  readonly slotMinutes: SlotMinutes;
  readonly under: SignedUnder;
  readonly notes: readonly BreachNoteRow[];
  readonly plans: readonly RestPlanRow[];
  /** Days of the week before. */
  readonly before: readonly ShownDay[];
  readonly report: MonthReport;
  readonly revisions: readonly Revision[];
  readonly state: MonthState;
  readonly rank: string | null;
  readonly signedOffOn: CalendarDate | null;
  readonly previousHash: string;
  /** Of what would be signed now: by the seafarer the month, by the master that and what was recorded of its breaches. */
  readonly hash: string;
  readonly content: ChainValue;
}

export async function standingMonth(scope: VesselScope, person: Person, month: CalendarDate): Promise<StandingMonth> {
  const { tx, vesselId } = scope;
  const to = lastDayOf(month);
  const { profileId } = person;
  const around = { from: new Date(`${addDays(month, -9)}T00:00:00Z`), until: new Date(`${addDays(to, 9)}T00:00:00Z`) };
  const [zones, kept, found, engagements, previous, ofMonth, notes, plans] = await Promise.all([
    readShipZones(scope),
    daysOf(tx, vesselId, [profileId], { from: judgedFrom(month), to }),
    revisionRows(tx, vesselId, profileId, month),
    engagementsOf(tx, vesselId, [profileId]),
    lastHash(tx, vesselId, profileId),
    rulesOfMonth(scope, [profileId], month),
    notesWithin(tx, vesselId, profileId, around),
    plansUpTo(tx, vesselId, [profileId], to),
  ]);
  const onLeave = (await awayBetween(scope, { from: month, to }, zones)).get(profileId) ?? [];
  const names = await namesOf(tx, vesselId, [...new Set(kept.flatMap(({ enteredBy }) => enteredBy ?? []))]);
  const { rules } = ofMonth;
  const ofItself = kept.filter(({ onDay }) => onDay >= month);
  const slotMinutes = finestSlot(rules.slotMinutes, ofItself);
  const days = kept
    .map((row) => (row.onDay >= month ? inSlots(row, slotMinutes) : row))
    .map((row): Row => ({ ...inShape(zones, shownOf(row, names)), version: row.version }))
    .filter(isWritten);
  const adultFrom = adultFromOf(person, month);
  const isWatchkeeper = ofMonth.isWatchkeeper(person);
  const { name, imo, flag } = scope.vessel;
  const under: SignedUnder = {
    ...{ rules, isWatchkeeper, adultFrom, ship: { name, imo, flag } },
    zones: zonesSince(zones, around.from),
    expected: expectedDays(
      daysOfMonth(month),
      engagements,
      onLeave.map(({ whole }) => whole),
    ),
  };
  const report = judgeMonth(days, month, { regime: regimeUnder(rules, isWatchkeeper), adultFrom });
  const engagement = engagements.find(({ signedOnOn }) => signedOnOn <= to);
  const revisions = revisionsOf(found);
  const latest = revisions.at(-1);
  const state = stateOf(latest?.signatures ?? []);
  const rank = engagement?.rank ?? person.row.jobTitle;
  const signed = latest?.signatures[0];
  const previousHash = previous ?? genesisOfRest(vesselId, person.profileId);
  const own = days.filter(({ on }) => on >= month);
  const noted = notes.map(noteShown);
  const first = contentToSign(
    {
      person: { name: person.name, rank },
      month,
      revision: latest?.revision ?? 1,
      reason: latest?.reason ?? null,
      days: own.map(({ version, ...day }) => day),
      report,
      under,
    },
    noted,
  );
  const content = signed ? contentToCountersign(signed.hash, noted) : first;
  return {
    month,
    rows: new Map(own.map((row) => [row.on, row])),
    versions: new Map(kept.map(({ onDay, version }) => [onDay, version])),
    ...{ zones, slotMinutes, under, notes, plans },
    before: days.filter(({ on }) => on < month),
    ...{ report, revisions, state, rank, content, previousHash },
    signedOffOn: engagement?.signedOffOn ?? null,
    hash: hashToSign(previousHash, content),
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

/** Whose signature a month waits for. Of whoever left and never signed, the master's alone. */
export const awaitedIn = (state: MonthState, person: Person): RestCapacity | null =>
  state === "locked" ? null : state === "open" && !mayLackSeafarer(leftOf(person)) ? "seafarer" : "master";

/** Whoever has no place on board any more cannot sign. */
export const leftOf = ({ row }: Pick<Person, "row">) => ({ hasLeft: !row.hasPlace });

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
  const { rows: kept, month, signedOffOn, revisions } = standing;
  const awaited = awaitedIn(state, person);
  const signsAlone = awaited === "master" && state === "open";
  const why =
    awaited &&
    ((mayEdit ? whyNotSignRest(awaited, reader, person) : "errors:forbidden") ??
      (state === "open"
        ? whyNotYetSigned(month, { today: shipsDay(scope), signedOffOn, ...toldOf(kept, scope.now) })
        : null));
  const isUser = scope.actor.kind === "user" && mayEdit;
  return {
    write: refusal === null && state === "open",
    whyNotWrite: refusal ?? (state === "open" ? null : "hours-of-rest:refusal.signed"),
    /** The signature that is waited for; null once there is none. */
    awaits: awaited,
    sign: awaited !== null && why === null,
    whyNotSign: why,
    /** The master says why the seafarer did not sign. */
    signsAlone,
    correct: refusal === null && state !== "open",
    withdraw: refusal === null && state === "open" && revisions.length > 1,
    note: isUser && state !== "locked" && whyNotRule(reader) === null,
    plan: isUser && whyNotPlan(reader, person) === null,
    rule: isUser && whyNotRule(reader) === null,
  };
}
