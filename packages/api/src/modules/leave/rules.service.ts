import { can } from "@ymp/core/access/resolve-access";
import { AppError, assertAllowed } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { isSameRank } from "@ymp/core/leave/manning";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { leaveRulesRecord } from "./leave.record.ts";
import { findLeaveRules, putLeaveRules, takeLeaveTurn } from "./leave.repository.ts";
import { usualRules } from "./leave.rules.ts";
import type { SaveLeaveRulesInput } from "./leave.schema.ts";

/** Settles how many are to be aboard, and how far a balance may fall. */
export async function saveLeaveRules(
  scope: VesselScope,
  { version, ...values }: SaveLeaveRulesInput,
): Promise<{ version: number }> {
  const { tx, vesselId } = scope;
  if (!can(scope.access, "employees:edit")) throw new AppError("forbidden", "errors:forbidden");
  await takeLeaveTurn(tx, vesselId);
  const before = await findLeaveRules(tx, vesselId);
  if (!expectBase(before ?? usualRules, { version }, values)) return { version: before?.version ?? 0 };
  const isTwice = values.minimums.some(
    (one, index) =>
      values.minimums.findIndex(
        (other) => other.department === one.department && (other.rank === one.rank || isSameRank(other.rank, one.rank)),
      ) !== index,
  );
  assertAllowed(isTwice ? [{ messageKey: "leave:refusal.minimumTwice", field: "minimums" }] : []);
  const after = await putLeaveRules(tx, { ...stampOf(scope, before?.id ?? newId()), ...values });
  await recordChange(scope, leaveRulesRecord, after.id, {
    verb: before ? "updated" : "created",
    ...(before ? { before } : {}),
    after,
  });
  return { version: after.version };
}
