import type { Access } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { Presence } from "@ymp/core/people/onboard";
import type { VesselScope } from "../../context.ts";
import { readersOf } from "../../platform/notifications/readers.ts";
import { findSigner } from "../../platform/signatures/signatures.repository.ts";
import type { Services } from "../../services.ts";
import { presencesOf } from "./aboard.service.ts";
import { findSigningMeans } from "./people.repository.ts";
import { provePin, refusedAt, type Signer } from "./pin-signing.service.ts";

interface AtHand<T> {
  readonly services: Services;
  /** Whose pin it is, known from elsewhere. */
  readonly userId: string;
  readonly pin: string;
  readonly enter: <R>(work: (scope: VesselScope) => Promise<R>) => Promise<R>;
  /** Refuses anyone who may not, before the pin is looked at and once more in the transaction that signs. */
  readonly judge: (who: { access: Access; presence: Presence }) => void;
  readonly work: (scope: VesselScope, signer: Signer) => Promise<T>;
}

/**
 * Lets somebody sign by their pin on a device on which they are not signed in, such as a tablet that was handed to others. Tries count
 * as those of their account do, wherever they are made.
 * @throws AppError invalid with the field `pin`, limit after five wrong pins
 */
export async function signByPinAtHand<T>({ services, userId, pin, enter, judge, work }: AtHand<T>): Promise<T> {
  const pinHash = await enter(async (scope) => (await meansOf(scope, userId, judge)).pinHash);
  await provePin(services, userId, pinHash, pin);
  return enter(async (scope) => {
    const { profileId, presence, drawing, pinHash: now } = await meansOf(scope, userId, judge);
    if (now !== pinHash) throw refusedAt("pin", "signing:pinWrong");
    const today = todayIn(scope.vessel.timeZone, scope.now);
    const signer = await findSigner(scope.tx, { vesselId: scope.vesselId, userId, profileId, today });
    if (!signer) throw refusedAt("pin", "refusals:signedByPersons");
    return work(scope, { ...signer, userId, profileId, presence, drawing, method: "pin" });
  });
}

async function meansOf(scope: VesselScope, userId: string, judge: AtHand<unknown>["judge"]) {
  const reader = (await readersOf(scope)).find((one) => one.userId === userId);
  if (!reader || reader.profileId === null) throw new AppError("forbidden", "signing:noLongerAboard");
  const { profileId, access } = reader;
  const [presence = "ashore"] = await presencesOf(scope, [reader]);
  judge({ access, presence });
  const means = await findSigningMeans(scope.tx, scope.vesselId, profileId);
  if (!means?.masterPinHash) throw refusedAt("pin", "signing:pinNotSet");
  if (means.signatureDrawing === null) throw refusedAt("pin", "signing:drawFirst");
  return { profileId, presence, pinHash: means.masterPinHash, drawing: means.signatureDrawing };
}
