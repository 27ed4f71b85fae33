import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { type Presence, presenceOf } from "@ymp/core/people/onboard";
import { fullName } from "@ymp/core/people/profile-fields";
import type { SigningMethod } from "@ymp/core/signature";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { InTurn } from "../../kit/in-turn.ts";
import { expectRow } from "../../kit/rows.ts";
import { forgiveAttempts, limitAccount } from "../../platform/accounts/attempts.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { findSigner } from "../../platform/signatures/signatures.repository.ts";
import type { Services } from "../../services.ts";
import { proveKey } from "../two-step/key-proof.service.ts";
import type { SignedByKey } from "../two-step/key-signature.schema.ts";
import { profileRecord } from "./people.record.ts";
import { findProfile, findSigningMeans, isDrawnByAnother, keepDrawing } from "./people.repository.ts";
import type { PinSigning } from "./pin-signing.schema.ts";

/** Five tries; anyone who was wrong five times waits. */
const pinLimit = { points: 5, windowMinutes: 30 };

/** Somebody who asks for the paper, as they are at that moment. */
export interface Signer {
  readonly userId: string;
  readonly profileId: string;
  readonly name: string;
  /** Of the engagement, else the post on board. */
  readonly rank: string | null;
  readonly presence: Presence;
  readonly method: SigningMethod;
  /** Strokes, as `core/signature` writes them. */
  readonly drawing: string;
}

export interface ByPin<T> {
  /** Refuses anyone who may not sign this, before the pin is looked at and once more in the transaction that signs. */
  readonly judge: (scope: VesselScope, presence: Presence) => Promise<void>;
  readonly work: (scope: VesselScope, signer: Signer) => Promise<T>;
  /** What was drawn without a link gives way to the drawing that is kept by now. */
  readonly drawsIfNone?: boolean;
}

/**
 * Lets somebody sign by the master pin of their own profile, or by a passkey of their account that knows who holds it. The drawn signature is kept when it is first drawn and applied from
 * then on. Nobody signs for another, and a script for nobody.
 * @throws AppError invalid with the field `pin` or `drawing`, limit after five wrong pins
 */
export async function signByPin<T>(gate: AtTheGate, signing: PinSigning, by: ByPin<T>): Promise<T> {
  const { judge, work, drawsIfNone = false } = by;
  const { services, principal, address, enter } = gate;
  const drawn = (kept: string | null) => (drawsIfNone && kept !== null ? undefined : signing.drawing);
  const { pin, key } = signing;
  const pinHash = await enter("read", async (scope) => {
    const { masterPinHash, signatureDrawing, presence } = await meansOf(scope);
    await judge(scope, presence);
    if ((pin === undefined) === (key === undefined)) throw refusedAt("pin", "signing:pinMissing");
    if (pin !== undefined && masterPinHash === null) throw refusedAt("pin", "signing:pinNotSet");
    expectDrawing(signatureDrawing, drawn(signatureDrawing));
    return masterPinHash;
  });
  const userId = principal.account.id;
  if (pin !== undefined && pinHash !== null) await provePin(services, userId, pinHash, pin);
  if (key !== undefined) await proveSigningKey(services, { userId, address }, key);
  return enter("write", async (scope) => {
    const { masterPinHash, signatureDrawing, presence, profileId } = await meansOf(scope);
    await judge(scope, presence);
    // A pin that was changed meanwhile is not the one that was proved.
    if (pin !== undefined && masterPinHash !== pinHash) throw refusedAt("pin", "signing:pinWrong");
    const drawing = expectDrawing(signatureDrawing, drawn(signatureDrawing));
    if (signatureDrawing === null) await keepOwnDrawing(scope, profileId, drawing);
    const { userId } = scope.actor;
    const today = todayIn(scope.vessel.timeZone, scope.now);
    const signer = userId && (await findSigner(scope.tx, { vesselId: scope.vesselId, userId, profileId, today }));
    if (!signer) throw refusedAt("pin", "refusals:signedByPersons");
    return work(scope, { ...signer, userId, profileId, presence, drawing, method: key ? "passkey" : "pin" });
  });
}

/** The drawing that is kept, or the first one. @throws AppError invalid where another is kept: that one is changed in the profile */
function expectDrawing(kept: string | null, drawn: string | undefined): string {
  if (kept !== null && drawn !== undefined && drawn !== kept) throw refusedAt("drawing", "signing:drawnInProfile");
  const drawing = kept ?? drawn;
  if (drawing === undefined) throw refusedAt("drawing", "signing:drawFirst");
  return drawing;
}

/** Signatures are shown to every reader of a book, so the strokes of somebody else's are refused. */
export async function keepOwnDrawing(scope: VesselScope, profileId: string, drawing: string): Promise<void> {
  const { tx, vesselId, now } = scope;
  if (await isDrawnByAnother(tx, vesselId, profileId, drawing)) throw refusedAt("drawing", "signing:drawnByAnother");
  await keepDrawing(tx, vesselId, profileId, drawing, now);
  const profile = expectRow(await findProfile(tx, vesselId, profileId));
  await recordChange(scope, profileRecord, profileId, { verb: "drawing_set", facts: { name: fullName(profile) } });
}

export async function meansOf({ tx, vesselId, actor, profileId, access }: VesselScope) {
  if (actor.kind !== "user" || actor.userId === null || profileId === null)
    throw refusedAt("pin", "refusals:signedByPersons");
  const means = await findSigningMeans(tx, vesselId, profileId);
  if (!means) throw refusedAt("pin", "refusals:signedByPersons");
  return { ...means, profileId, presence: presenceOf({ ...means, role: access.role }) };
}

/**
 * Each proof counts as a try until it is over, so that anyone who breaks off proofs guesses no more often than others. Those of one
 * account come in turn: a process that is killed leaves one try counted, however many waited, and the next right pin forgives it.
 */
export function provePin(services: Services, userId: string, pinHash: string, typed: string): Promise<void> {
  return proofs.run(userId, async () => {
    await limitAccount(services, "pin", pinLimit, userId);
    if (!(await services.passwords.verify(pinHash, typed))) {
      services.noteSecurity({ event: "pinRefused", userId });
      throw refusedAt("pin", "signing:pinWrong");
    }
    await forgiveAttempts(services, "pin", userId);
  });
}

/** A key that does not prove its holder counts as a wrong pin does: whoever has a device in hand tries no more often. */
function proveSigningKey(
  services: Services,
  { userId, address }: { userId: string; address: string },
  key: SignedByKey,
): Promise<void> {
  return proofs.run(userId, async () => {
    await limitAccount(services, "pin", pinLimit, userId);
    await proveKey(services, { userId, purpose: "sign", address }, key);
    await forgiveAttempts(services, "pin", userId);
  });
}

const proofs = new InTurn();

export const refusedAt = (field: "pin" | "drawing", messageKey: string) =>
  new AppError("invalid", messageKey, {}, { [field]: messageKey });
