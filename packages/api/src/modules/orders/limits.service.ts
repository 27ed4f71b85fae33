import { assertAllowed } from "@ymp/core/errors";
import { judgeLimits, mayChangeLimits } from "@ymp/core/orders/approval";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import { lockTerms, readTerms, writeLimits } from "./limits.repository.ts";
import type { setLimitsInput } from "./orders.schema.ts";

/** Up to which sum each role may approve. */
export async function readLimits({ tx, vesselId, access }: VesselScope) {
  const { approvalLimits, currency, version } = await readTerms(tx, vesselId);
  return {
    limits: approvalLimits,
    version,
    currency,
    mayChange: mayChangeLimits(access.role),
    mayChangeCaptain: access.role === "management",
  };
}

export async function setLimits(scope: VesselScope, input: z.infer<typeof setLimitsInput>): Promise<void> {
  const limits = withoutGaps(input.limits);
  const { approvalLimits, version } = await lockTerms(scope.tx, scope.vesselId);
  assertAllowed(judgeLimits(scope.access.role, approvalLimits, limits), "forbidden");
  const edited = { version: input.version, base: input.base && { limits: withoutGaps(input.base.limits) } };
  const current = { version, limits: approvalLimits };
  if (!expectBase(current, edited, { limits })) return;
  const { before, after } = await writeLimits(scope.tx, scope.vesselId, limits);
  await recordChange(scope, vesselRecord, scope.vesselId, { verb: "approval_limits", before, after });
}

const withoutGaps = (limits: object) =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
