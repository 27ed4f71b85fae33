import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "ymp_";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomLength = 40;
/** 62^6 exceeds 2^32. */
const checkLength = 6;
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checkLength}}$`);

/** The tail that tells a mistyped token from a wrong one before the database is asked. */
function checkOf(text: string): string {
  let rest = crc32(text);
  let check = "";
  for (let place = 0; place < checkLength; place += 1) {
    check = alphabet.charAt(rest % alphabet.length) + check;
    rest = Math.floor(rest / alphabet.length);
  }
  return check;
}

export function newApiToken(): string {
  const random = Array.from({ length: randomLength }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  return prefix + random + checkOf(random);
}

/** Whether it means to be one of ours; sessions' tokens begin otherwise. */
export function isApiToken(text: string): boolean {
  return text.startsWith(prefix);
}

export function isWhole(token: string): boolean {
  if (!shape.test(token)) return false;
  const random = token.slice(prefix.length, -checkLength);
  return token.endsWith(checkOf(random));
}

export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
export const hintOfToken = (token: string) => token.slice(-4);
