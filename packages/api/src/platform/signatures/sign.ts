import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { SignaturePurpose } from "@ymp/core/maintenance/job-signatures";
import { isOwnName } from "@ymp/core/signature";
import type { Signing } from "@ymp/core/signature-schema";
import type { VesselScope } from "../../context.ts";
import { findSigner, insertSignature } from "./signatures.repository.ts";

export interface SignedAct {
  readonly recordKind: string;
  readonly recordId: string;
  /** What exactly is signed, such as one completion of a job: it is signed once for each purpose. */
  readonly actId: string;
  readonly purpose: SignaturePurpose | "testimonial";
}

/**
 * Keeps the signature of the person who acts, with name, rank and role of that moment and the server's clock. Nobody signs for
 * another, a script signs for nobody, and nothing changes it afterwards.
 * @throws AppError invalid at `signature` when a name was typed that is not the signer's own
 */
export async function sign(
  { tx, vesselId, vessel, actor, access, profileId, now }: VesselScope,
  act: SignedAct,
  signing: Signing,
): Promise<{ name: string; rank: string | null }> {
  const { userId } = actor;
  if (actor.kind !== "user" || userId === null) throw refused("refusals:signedByPersons");
  const signer = await findSigner(tx, { vesselId, userId, profileId, today: todayIn(vessel.timeZone, now) });
  if (!signer) throw refused("refusals:signedByPersons");
  if (signing.method === "typed" && !isOwnName(signing.name, signer.name)) throw refused("refusals:signatureNotOwn");
  await insertSignature(tx, {
    ...act,
    ...signer,
    id: newId(),
    vesselId,
    createdBy: userId,
    createdAt: now,
    userId,
    profileId,
    role: access.role ?? "user",
    method: signing.method,
    drawing: signing.method === "drawn" ? signing.drawing : null,
    signedAt: now,
  });
  return signer;
}

const refused = (messageKey: string) => new AppError("invalid", messageKey, {}, { signature: messageKey });
