import { can } from "@ymp/core/access/resolve-access";
import { addDays } from "@ymp/core/calendar-date";
import { fullName } from "@ymp/core/people/profile-fields";
import { startOfDay } from "@ymp/core/time";
import { handoverFormOf } from "@ymp/core/watches/handover-forms";
import { isLate, missedRounds, mostRounds, watchStateOf } from "@ymp/core/watches/watch-log";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { mostOnBoard } from "../../kit/expect-room.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { signaturesOf } from "../../platform/signatures/signatures.repository.ts";
import { signerOf } from "../../platform/signatures/signer-of.ts";
import { nextWatchkeepers } from "./relief-notices.service.ts";
import type { WatchLogRow } from "./watch-logs.record.ts";
import {
  countWatchLogs,
  findWatchLog,
  findWatchShown,
  isPlanArchived,
  type ListedWatch,
  listWatchLogs,
  peopleOfWatches,
  roundsOf,
  type WatchLogsScope,
} from "./watch-logs.repository.ts";
import { mayRelieve } from "./watch-logs.rules.ts";
import type { ListWatchLogsInput, WatchLogFilters, WatchLogHistoryInput } from "./watch-logs.schema.ts";

export const listScope = (scope: VesselScope, { search }: Pick<WatchLogFilters, "search">): WatchLogsScope => ({
  ...{ vesselId: scope.vesselId, timeZone: scope.vessel.timeZone, now: scope.now },
  found: foundBy(scope.access, search, "watch_log"),
});

export async function findWatchLogsPage(scope: VesselScope, input: ListWatchLogsInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const list = listScope(scope, input);
  const [page, total] = await Promise.all([
    listWatchLogs(scope.tx, list, input),
    input.cursor ? null : countWatchLogs(scope.tx, list, input),
  ]);
  /** Counted with the first page only; up to one above `countedUpTo`, which then means "more". */
  return { ...page, rows: page.rows.map((row) => ({ ...row, state: stateOf(row, scope.now) })), total };
}

export const stateOf = ({ startsAt, endsAt, takenAt, endedAt }: ListedWatch, now: Date) =>
  watchStateOf({ from: startsAt, until: endsAt }, takenAt && { takenAt, endedAt }, now);

/** What the list can be narrowed to: everybody who stood a watch in the last year. */
export async function watchLogsSummary(scope: VesselScope): Promise<{ people: { id: string; name: string }[] }> {
  if (scope.access.seesOnlyShared) return { people: [] };
  const since = startOfDay(scope.vessel.timeZone, addDays(shipsDay(scope), -366));
  const rows = await wholeUpTo(peopleOfWatches(scope.tx, scope.vesselId, since), mostOnBoard.people, "refusals:noRoom");
  return { people: rows.map(({ id, ...name }) => ({ id, name: fullName(name) })) };
}

/** A watch with what was written of it, and what its reader may do. */
export async function readWatchLog(scope: VesselScope, id: string) {
  const { tx, vesselId, now, profileId } = scope;
  const watch = expectRow(scope.access.seesOnlyShared ? undefined : await findWatchShown(tx, vesselId, id));
  const log = await findWatchLog(tx, vesselId, id);
  const of = { vesselId, recordKind: "watch_log", recordId: id };
  const [rounds, signatures, next, signer] = await Promise.all([
    wholeUpTo(roundsOf(tx, vesselId, id), mostRounds, "watch-logs:refusal.tooManyRounds"),
    log ? signaturesOf(tx, of) : [],
    nextWatchkeepers(scope, watch),
    signerOf(scope),
  ]);
  const mayPlan = can(scope.access, "watchkeeping:edit");
  const isOwn = profileId !== null && watch.profileId === profileId;
  const isOpen = log !== undefined && log.relievedAt === null;
  return {
    ...watch,
    state: stateOf(watch, now),
    form: handoverFormOf(watch.position),
    log: log ? shownLog(log) : null,
    rounds: rounds.map(({ createdAt, ...round }) => ({
      ...round,
      isLate: isLate(round.madeAt, createdAt),
      isAfterHandover: log?.handedAt != null && createdAt > log.handedAt,
    })),
    missedRounds: log ? missedRounds(watch.position, spanOf(log, watch, now), rounds) : [],
    /** Of the writing that stands; what was signed before it was written anew is history. */
    signatures: signatures.filter(({ actId }) => actId === log?.handoverId),
    /** Each that was replaced, with whose signature it bore. */
    earlier: (log?.earlier ?? []).map(({ handoverId, handedAt, values }) => ({
      ...{ handoverId, values, handedAt: new Date(handedAt) },
      signedBy: signatures.find(({ actId }) => actId === handoverId)?.name ?? null,
    })),
    signer,
    can: {
      takeOver: isOwn && log === undefined && !(await isPlanArchived(tx, vesselId, watch.planId)),
      round: isOwn && isOpen,
      job: can(scope.access, "jobs:edit"),
      handOver: isOwn && isOpen,
      relieve: isOpen && log.handoverId !== null && mayRelieve(log, next, { profileId, mayPlan }),
    },
  };
}

const spanOf = ({ takenAt, endedAt }: WatchLogRow, { endsAt }: ListedWatch, now: Date) => ({
  from: takenAt,
  until: endedAt ?? (now < endsAt ? now : endsAt),
});

const shownLog = (log: WatchLogRow) => {
  const { version, takenAt, createdAt, endedAt, handedAt, handoverId, values, relievedAt } = log;
  return {
    ...{ version, takenAt, endedAt, handoverId, values, relievedAt },
    isTakenLate: isLate(takenAt, createdAt),
    isHandedLate: endedAt !== null && handedAt !== null && isLate(endedAt, handedAt),
  };
};

export async function watchLogHistory(scope: VesselScope, input: WatchLogHistoryInput) {
  const { tx, vesselId, access } = scope;
  expectRow(access.seesOnlyShared ? undefined : await findWatchShown(tx, vesselId, input.id));
  const record = { kind: "watch_log", id: input.id } as const;
  return listHistory(tx, vesselId, record, { cursor: input.cursor ?? null, limit: input.limit });
}
