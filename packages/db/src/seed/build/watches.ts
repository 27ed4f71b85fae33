import { addDays } from "@ymp/core/calendar-date";
import type { Values } from "@ymp/core/definitions/definition";
import { unfitSpans } from "@ymp/core/watches/fitness";
import { generateWatches } from "@ymp/core/watches/generate-watches";
import { legsOf } from "@ymp/core/watches/legs";
import type { PlannedWatch } from "@ymp/core/watches/watch-plan";
import { createIds, createRandom } from "../random.ts";
import type { DemoOther, DemoWatchPlan } from "../watch-definition.ts";
import { type Book, known, type Person, person } from "./book.ts";
import { handOf } from "./signatures.ts";

/** Apart from the book's own chances: watches move nothing else. */
const idSeed = 9_204_117;
const hourMs = 3_600_000;
const minuteMs = 60_000;

type Went = DemoOther["went"] | "well";
interface Stood {
  readonly id: string;
  readonly watch: PlannedWatch;
  readonly keeper: Person;
  readonly next: Person | null;
  readonly plan: string;
  readonly went: Went;
  readonly values: Values;
}

/** Plans of some weeks, and the logs of the watches that began: taken over, with rounds, handed over and signed. */
export function addWatches(book: Book): void {
  const { watches } = book.definition;
  if (!watches) return;
  const newId = createIds(createRandom(idSeed));
  const maker = person(book, watches.by);
  for (const plan of watches.plans) {
    const planned = plannedWatches(book, plan);
    const firstOn = startsOn(book, plan);
    const madeAt = new Date(
      Math.min(book.calendar.at(firstOn, 0).getTime(), book.calendar.now.getTime()) - 50 * hourMs,
    );
    const stamp = (at: Date, by: Person) => ({
      ...{ vesselId: book.vesselId, id: newId(at), createdAt: at, updatedAt: at, createdBy: by.userId },
    });
    const planRow = {
      ...{ ...stamp(madeAt, maker), name: plan.name, startsOn: firstOn, endsOn: addDays(firstOn, plan.days - 1) },
      ...{ pattern: plan.pattern, legs: legsFrom(book, plan), publishedAt: plan.isDraft ? null : madeAt },
    };
    book.rows.watchPlans.push(planRow);
    for (const [at, watch] of planned.entries()) {
      const row = { ...stamp(madeAt, maker), planId: planRow.id, position: watch.position, profileId: watch.profileId };
      book.rows.watches.push({ ...row, startsAt: watch.from, endsAt: watch.until });
      const keeper = personOf(book, watch.profileId);
      if (plan.isDraft || !keeper || watch.from > book.calendar.now) continue;
      const own = planned.slice(0, at).filter(({ position }) => position === watch.position).length;
      const went =
        plan.otherwise?.find((other) => other.position === watch.position && other.at === own)?.went ?? "well";
      const after = planned.find((other) => other.position === watch.position && +other.from === +watch.until);
      const told = watches.handovers[watch.position] ?? [{}];
      const values = told[own % told.length] ?? told[0];
      const next = personOf(book, after?.profileId ?? null);
      writeLog(book, stamp, { id: row.id, watch, keeper, next, plan: plan.name, went, values });
    }
  }
}

const startsOn = ({ calendar }: Book, { fromDaysAgo }: DemoWatchPlan) => addDays(calendar.today, -fromDaysAgo);

const legsFrom = (book: Book, plan: DemoWatchPlan) =>
  plan.legs.map(({ state, day, time }) => ({ state, time, onDay: addDays(startsOn(book, plan), day) }));

const personOf = (book: Book, profileId: string | null): Person | null =>
  [...book.people.values()].find((one) => one.profileId === profileId) ?? null;

function plannedWatches(book: Book, plan: DemoWatchPlan): PlannedWatch[] {
  const zones = { zone: book.definition.particulars.timeZone, changes: [] };
  const firstOn = startsOn(book, plan);
  const days = { startsOn: firstOn, endsOn: addDays(firstOn, plan.days - 1) };
  const teams = plan.teams.map(({ position, keys }) => ({
    position,
    profileIds: keys.map((key) => person(book, key).profileId),
  }));
  const ids = [...new Set(teams.flatMap(({ profileIds }) => profileIds))];
  const papersOf = (profileId: string) =>
    book.rows.crewDocuments
      .filter((row) => row.profileId === profileId)
      .map(({ id, type, issuedOn = null, expiresOn = null, hasNoExpiry = false, replacesId = null }) => ({
        ...{ id: known(id, "paper of", profileId), type, issuedOn, expiresOn, hasNoExpiry, replacesId },
      }));
  const departmentOf = (id: string) => book.rows.profiles.find((row) => row.id === id)?.department ?? null;
  const unfit = new Map(
    ids.map((id) => [id, unfitSpans({ department: departmentOf(id), papers: papersOf(id) }, days, zones)]),
  );
  const wanted = { ...days, pattern: plan.pattern, ownHours: [], legs: legsOf(legsFrom(book, plan), zones), teams };
  return generateWatches(wanted, zones, { taken: new Map(), unfit });
}

interface Stamp {
  vesselId: string;
  id: string;
  createdAt: Date;
  updatedAt: Date;
  createdBy: string;
}
type Stamping = (at: Date, by: Person) => Stamp;

function writeLog(book: Book, stamp: Stamping, stood: Stood): void {
  const { id, watch, keeper, next, went, values } = stood;
  if (went === "missed") return;
  const { now } = book.calendar;
  const isOver = watch.until <= now;
  const takenAt = new Date(Math.min(watch.from.getTime() - 4 * minuteMs, now.getTime()));
  const handedAt = new Date(watch.until.getTime() - 3 * minuteMs);
  const relievedAt = new Date(watch.until.getTime());
  const isSigned = isOver && went !== "unsigned" && next !== null;
  const handover = stamp(handedAt, keeper);
  const handed = isOver ? { endedAt: handedAt, values, handoverId: handover.id, handedAt } : {};
  const relieved = isSigned ? { relieverProfileId: next.profileId, relievedAt } : {};
  const changedAt = isSigned ? relievedAt : isOver ? handedAt : takenAt;
  book.rows.watchLogs.push({
    ...{ ...stamp(takenAt, keeper), id, name: stood.plan, profileId: keeper.profileId, takenAt },
    ...{ ...handed, ...relieved, updatedAt: changedAt, version: 1 + Number(isOver) + Number(isSigned) },
  });
  for (const madeAt of roundsOf(stood, now)) {
    const finding = went === "roundLeftOut" ? "Mooring light at the stern out; lamp changed" : null;
    book.rows.watchRounds.push({
      ...{ ...stamp(madeAt, keeper), watchId: id, madeAt },
      finding: madeAt.getTime() - watch.from.getTime() > hourMs ? finding : null,
    });
  }
  const act = { recordKind: "watch_log", recordId: id, actId: handover.id };
  if (isOver) book.rows.signatures.push({ ...signed(book, stamp, keeper, handedAt), ...act, purpose: "relieved" });
  if (isSigned) book.rows.signatures.push({ ...signed(book, stamp, next, relievedAt), ...act, purpose: "relieving" });
}

/** One within each hour, a little later each time; of a watch where one was left out the second. */
function roundsOf({ watch: { position, from, until }, went }: Stood, now: Date): Date[] {
  const step = (position === "gangway" ? 2 : 1) * hourMs;
  const count = Math.floor((until.getTime() - from.getTime()) / step);
  return Array.from(
    { length: count },
    (_, at) => new Date(from.getTime() + at * step + (25 + at * 4) * minuteMs),
  ).filter((madeAt, at) => madeAt < now && !(went === "roundLeftOut" && at === 1));
}

function signed(book: Book, stamp: Stamping, { userId, profileId, name }: Person, at: Date) {
  const definition = book.definition.people.find(({ key }) => person(book, key).profileId === profileId);
  const { role, jobTitle } = known(definition, "person", name);
  return {
    ...{ ...stamp(at, { userId, profileId, name }), userId, profileId, name, rank: jobTitle, role },
    ...{ method: "drawn" as const, drawing: handOf(name), signedAt: at },
  };
}
