import { monthName } from "@ymp/core/rest/month-name";
import { restReader } from "@ymp/core/rest/rest-rights";
import type { VesselScope } from "../../context.ts";
import type { Notice } from "../../platform/notifications/notify.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { hearsOfBreach, isAwaited, type UnsettledMonth, unsettledRest } from "../rest/waiting.service.ts";

/** Months of rest that wait for a signature, limits that are broken in them, days that were not written: told once each. */
export async function restNotices(scope: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const unsettled = await unsettledRest(scope);
  return unsettled.flatMap((month) => [
    ...(month.awaits === null ? [] : [signatureNotice(month, readers)]),
    ...(month.broken > 0 ? [breachNotice(month, readers)] : []),
    ...(month.missing > daysOfGrace ? [missingNotice(month, readers)] : []),
  ]);
}

/** A day is written within two of its end; then it is late. */
const daysOfGrace = 2;

const ofMonth = ({ person, month }: UnsettledMonth) => ({
  record: { kind: "rest_month" as const, id: person.profileId },
  facts: { title: person.name, month: monthName(month) },
});
const keyOf = ({ person, month }: UnsettledMonth) => `${person.profileId}:${month}`;

function signatureNotice(month: UnsettledMonth, readers: readonly Reader[]): Notice {
  const { record, facts } = ofMonth(month);
  const mayBeAboard = (reader: Reader) => ({
    ...restReader(reader.access, reader.profileId),
    presence: "aboard" as const,
  });
  return {
    ...{ event: "rest_signature", record, facts: { ...facts, awaits: month.awaits } },
    to: readers.filter((reader) => isAwaited(month, mayBeAboard(reader))).map(({ userId }) => userId),
    dedupeKey: `rest_signature:${keyOf(month)}:${month.revision}:${month.awaits}`,
  };
}

/** Told again where more of them came. */
function breachNotice(month: UnsettledMonth, readers: readonly Reader[]): Notice {
  const { record, facts } = ofMonth(month);
  return {
    ...{ event: "rest_breach", record, facts: { ...facts, count: month.broken } },
    to: readers
      .filter(({ access, profileId }) => hearsOfBreach(restReader(access, profileId), month.person))
      .map(({ userId }) => userId),
    dedupeKey: `rest_breach:${keyOf(month)}:${month.broken}`,
  };
}

function missingNotice(month: UnsettledMonth, readers: readonly Reader[]): Notice {
  const { record, facts } = ofMonth(month);
  return {
    ...{ event: "rest_missing", record, facts: { ...facts, count: month.missing } },
    to: readers.filter(({ profileId }) => profileId === month.person.profileId).map(({ userId }) => userId),
    dedupeKey: `rest_missing:${keyOf(month)}`,
  };
}
