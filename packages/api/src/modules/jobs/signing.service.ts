import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { findSigner, signaturesOf } from "../../platform/signatures/signatures.repository.ts";
import { findDoer, type StandingCompletion, standingCompletion } from "./completion.repository.ts";
import type { JobRecordRow, PlanRow } from "./jobs.repository.ts";
import { doerOf } from "./jobs.rules.ts";

/** Who signed for the work as it is and who credited it, and as whom the reader would sign where the plan asks for it. */
export async function signingOf(scope: VesselScope, job: JobRecordRow, plan: PlanRow | null) {
  const { tx, vesselId, profileId } = scope;
  const { userId } = scope.actor;
  const [completion, doer, signed, signer] = await Promise.all([
    job.doneAt ? standingCompletion(tx, vesselId, job.id) : undefined,
    job.doneByProfileId ? findDoer(tx, vesselId, job.doneByProfileId) : undefined,
    job.doneAt ? signaturesOf(tx, { vesselId, recordKind: "job", recordId: job.id }) : [],
    plan && plan.signature !== "none" && userId
      ? findSigner(tx, { vesselId, userId, profileId, today: shipsDay(scope) })
      : undefined,
  ]);
  const actId = completion?.id ?? job.id;
  return {
    doer: doerOf(doer, completion),
    credit: completion?.creditedBy ? creditIn(completion) : null,
    signatures: signed.filter((signature) => signature.actId === actId),
    signer: signer ?? null,
  };
}

const creditIn = ({ id, creditedBy, creditCapacity, creditConfirmedBy, creditConfirmedOn }: StandingCompletion) => ({
  id,
  creditedBy,
  creditCapacity,
  creditConfirmedBy,
  creditConfirmedOn,
});
