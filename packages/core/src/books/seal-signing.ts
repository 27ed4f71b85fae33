import { type SealedSigning, sealingInfo, sealMark } from "./sealed-signing.ts";

const curve = { name: "ECDH", namedCurve: "P-256" } as const;
const encoder = new TextEncoder();

/** Browsers give their ciphers to pages that came by HTTPS alone. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 in hexadecimal. */
export async function hashOfText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Seals it for the holder of the private half of `publicKey`. The key of the moment is kept nowhere, so that nobody on this device opens
 * it again, nor tries pins on it.
 */
export async function sealSigning(publicKey: string, content: SealedSigning): Promise<string> {
  const { subtle } = crypto;
  const theirs = bytesOf(publicKey);
  const own = await subtle.generateKey(curve, false, ["deriveBits"]);
  const ours = new Uint8Array(await subtle.exportKey("raw", own.publicKey));
  const known = await subtle.importKey("raw", theirs, curve, false, []);
  const shared = await subtle.deriveBits({ name: "ECDH", public: known }, own.privateKey, 256);
  const secret = await subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const key = await subtle.deriveKey(
    {
      name: "HKDF",
      hash: "SHA-256",
      salt: new Uint8Array(),
      info: joined([encoder.encode(`${sealingInfo}\n`), theirs, ours]),
    },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt"],
  );
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await subtle.encrypt({ name: "AES-GCM", iv: nonce }, key, encoder.encode(JSON.stringify(content)));
  return [sealMark, ...[ours, nonce, new Uint8Array(sealed)].map(textOf)].join(".");
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const textOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.codePointAt(0) ?? 0);
}
