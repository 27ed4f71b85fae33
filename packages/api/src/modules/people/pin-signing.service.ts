import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { findSigner } from "../../platform/signatures/signatures.repository.ts";
import type { Services } from "../../services.ts";
import { forgiveAttempts, limitAccount } from "../session/attempts.ts";
import { findSigningMeans, keepDrawing } from "./people.repository.ts";
import type { PinSigning } from "./pin-signing.schema.ts";

/** Five tries; whoever was wrong five times waits. */
const pinLimit = { points: 5, windowMinutes: 30 };

/** Somebody who stands before the paper, as they are at that moment. */
export interface Signer {
  readonly userId: string;
  readonly profileId: string;
  readonly name: string;
  /** Of the engagement, else the post on board. */
  readonly rank: string | null;
  readonly isAboard: boolean;
  /** Strokes, as `core/signature` writes them. */
  readonly drawing: string;
}

export interface ByPin<T> {
  /** Refuses whoever may not sign this, before the pin is looked at and once more in the transaction that signs. */
  readonly judge: (scope: VesselScope, isAboard: boolean) => Promise<void>;
  readonly work: (scope: VesselScope, signer: Signer) => Promise<T>;
}

/**
 * Lets somebody sign by the master pin of their own profile. The drawn signature is kept when it is first drawn and applied from
 * then on. Nobody signs for another, and a script for nobody.
 * @throws AppError invalid with the field `pin` or `drawing`, limit after five wrong pins
 */
export async function signByPin<T>(gate: AtTheGate, signing: PinSigning, { judge, work }: ByPin<T>): Promise<T> {
  const { services, principal, enter } = gate;
  const pinHash = await enter("read", async (scope) => {
    const { masterPinHash, signatureDrawing, isOnboard } = await meansOf(scope);
    await judge(scope, isOnboard);
    if (masterPinHash === null) throw refusedAt("pin", "signing:pinNotSet");
    if (signatureDrawing === null && !signing.drawing) throw refusedAt("drawing", "signing:drawFirst");
    return masterPinHash;
  });
  await provePin(services, principal.account.id, pinHash, signing.pin);
  return enter("write", async (scope) => {
    const { masterPinHash, signatureDrawing, isOnboard, profileId } = await meansOf(scope);
    await judge(scope, isOnboard);
    // A pin that was changed meanwhile is not the one that was proved.
    if (masterPinHash !== pinHash) throw refusedAt("pin", "signing:pinWrong");
    const drawing = signing.drawing ?? signatureDrawing;
    if (drawing === null) throw refusedAt("drawing", "signing:drawFirst");
    if (drawing !== signatureDrawing) await keepDrawing(scope.tx, scope.vesselId, profileId, drawing, scope.now);
    const { userId } = scope.actor;
    const today = todayIn(scope.vessel.timeZone, scope.now);
    const signer = userId && (await findSigner(scope.tx, { vesselId: scope.vesselId, userId, profileId, today }));
    if (!signer) throw refusedAt("pin", "refusals:signedByPersons");
    return work(scope, { ...signer, userId, profileId, isAboard: isOnboard, drawing });
  });
}

async function meansOf({ tx, vesselId, actor, profileId }: VesselScope) {
  if (actor.kind !== "user" || actor.userId === null || profileId === null)
    throw refusedAt("pin", "refusals:signedByPersons");
  const means = await findSigningMeans(tx, vesselId, profileId);
  if (!means) throw refusedAt("pin", "refusals:signedByPersons");
  return { ...means, profileId };
}

async function provePin(services: Services, userId: string, pinHash: string, typed: string): Promise<void> {
  await limitAccount(services, "pin", pinLimit, userId);
  if (!(await services.passwords.verify(pinHash, typed))) {
    services.noteSecurity({ event: "pinRefused", userId });
    throw refusedAt("pin", "signing:pinWrong");
  }
  await forgiveAttempts(services, "pin", userId);
}

const refusedAt = (field: "pin" | "drawing", messageKey: string) =>
  new AppError("invalid", messageKey, {}, { [field]: messageKey });
