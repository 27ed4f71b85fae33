import { longestDrawing } from "../signature.ts";

/**
 * A signature given without a link: the pin and what was signed, sealed on the device for the installation alone, as text in four parts,
 * `p256.<public key of the moment>.<nonce>.<AES-256-GCM with its tag>`, each in base64url.
 *
 * The key is HKDF-SHA-256, without salt, of the secret that ECDH on P-256 makes of the installation's key and one that lasts for this
 * signature alone; `sealingInfo` and both public keys, uncompressed, are its info.
 */
export const sealMark = "p256";
export const sealingInfo = "YMP-SIGN:1";

/** What is sealed. */
export interface SealedSigning {
  readonly vesselId: string;
  readonly userId: string;
  readonly logbookId: string;
  readonly entryId: string;
  readonly capacity: string;
  /** SHA-256 of `shownEntry`, in hexadecimal. */
  readonly shown: string;
  /** Files that were shown with it and follow it, by the ids that the device gave them: the ship stores photos in other bytes. */
  readonly files?: readonly string[] | undefined;
  readonly givenAt: string;
  readonly pin: string;
  /** Where no drawn signature of theirs was known to the device. */
  readonly drawing?: string | undefined;
}

/** Its parts around the drawing are short. */
export const longestSealed = Math.ceil(((longestDrawing + 1_000) * 4) / 3) + 300;
