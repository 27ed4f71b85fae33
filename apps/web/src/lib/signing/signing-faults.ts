import { isFaint, isOwnName } from "@ymp/core/signature";
import type { Signing } from "@ymp/core/signature-schema";

/** The key of what the server would say to this signature; null: nothing. */
export function faultOfSigning(signing: Signing, signerName: string): string | null {
  if (signing.method === "drawn") return isFaint(signing.drawing) ? "refusals:signatureFaint" : null;
  return isOwnName(signing.name, signerName) ? null : "refusals:signatureNotOwn";
}
