import { AppError } from "@ymp/core/errors";
import { limitAccount } from "../../platform/accounts/attempts.ts";
import type { Services } from "../../services.ts";
import type { SignedByKey } from "./key-signature.schema.ts";
import {
  findKey,
  insertChallenge,
  type KeyPurpose,
  listKeys,
  noteKeyUse,
  type SecurityKey,
  takeChallenge,
} from "./security-keys.repository.ts";
import {
  challengeIn,
  challengeLimit,
  challengeMinutes,
  type RelyingParty,
  relyingPartyOf,
} from "./security-keys.rules.ts";
import { readSignature, signingOptions } from "./webauthn.ts";

/** From the settings, never from the request: a page elsewhere cannot name itself. */
export function expectParty({ origin }: Services): RelyingParty {
  const party = relyingPartyOf(origin);
  if (!party) throw new AppError("conflict", "security:keys.noAddress", { origin });
  return party;
}

export async function limitChallenges(services: Services, userId: string): Promise<void> {
  await limitAccount(services, "keyChallenge", challengeLimit, userId);
}

export async function keepChallenge(
  { database, now }: Services,
  asked: { userId: string; purpose: KeyPurpose; challenge: string },
): Promise<void> {
  const expiresAt = new Date(now().getTime() + challengeMinutes * 60_000);
  await insertChallenge(database.db, { ...asked, expiresAt });
}

/** The question that was answered, which is answered for good with it. */
export async function expectChallenge(
  { database, now }: Services,
  { userId, purpose, clientDataJSON }: { userId: string; purpose: KeyPurpose; clientDataJSON: string },
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge && (await takeChallenge(database.db, { challenge, userId, purpose }, now()))) return challenge;
  throw new AppError("invalid", "keys:tooLate");
}

/** A signature in a book is proved by the key and nothing beside it. */
const isAlone = (purpose: KeyPurpose): boolean => purpose === "sign";

/** Asks the keys of an account to sign; for the person who has shown the password, or is signed in. */
export async function askKeys(services: Services, { userId, purpose }: { userId: string; purpose: KeyPurpose }) {
  const party = expectParty(services);
  await limitChallenges(services, userId);
  const keys = await listKeys(services.database.db, userId);
  if (keys.length === 0) throw new AppError("conflict", "keys:none");
  const options = await signingOptions(party, keys, isAlone(purpose));
  await keepChallenge(services, { userId, purpose, challenge: options.challenge });
  return options;
}

/** @throws AppError invalid when it is not a key of the account that signed just now, for this installation */
export async function proveKey(
  services: Services,
  { userId, purpose, address }: { userId: string; purpose: KeyPurpose; address: string },
  signed: SignedByKey,
): Promise<void> {
  const party = expectParty(services);
  const challenge = await expectChallenge(services, {
    ...{ userId, purpose },
    clientDataJSON: signed.response.clientDataJSON,
  });
  const { db } = services.database;
  const key = await findKey(db, userId, signed.id);
  if (!key) throw new AppError("invalid", "keys:unknown");
  const signature = await readSignature(party, challenge, key, signed, isAlone(purpose)).catch((error: unknown) =>
    refuseKey(services, key, address, error),
  );
  const use = { counter: signature.newCounter, isBackedUp: signature.credentialBackedUp, at: services.now() };
  if (!(await noteKeyUse(db, key.id, use))) refuseKey(services, key, address, "The key was used meanwhile.");
}

function refuseKey(services: Services, { userId }: SecurityKey, address: string, why: unknown): never {
  const detail = (why instanceof Error ? why.message : String(why)).slice(0, 200);
  services.noteSecurity({ event: "securityKeyRefused", userId, address, detail });
  throw new AppError("invalid", "keys:refused");
}
