import type { VerifiedAuthenticationResponse, VerifiedRegistrationResponse } from "@simplewebauthn/server";
import type { Account } from "../../platform/accounts/accounts.ts";
import type { SignedByKey } from "./key-signature.schema.ts";
import type { SecurityKey } from "./security-keys.repository.ts";
import type { RelyingParty } from "./security-keys.rules.ts";
import type { MadeKey } from "./security-keys.schema.ts";

/** Of what few accounts have; read when the first of them asks. */
const library = () => import("@simplewebauthn/server");

/** Asked for where the key can: a PIN, a finger. The password was shown already, so a key without them is good too. */
const userVerification = "preferred";

const named = ({ credentialId, transports }: SecurityKey) => ({ id: credentialId, transports });

/** What the browser is told to make a key of; not one of those the account has. */
export async function makingOptions(party: RelyingParty, account: Account, keys: readonly SecurityKey[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: "YMP",
    rpID: party.id,
    userID: new TextEncoder().encode(account.id),
    userName: account.username,
    userDisplayName: account.name,
    attestationType: "none",
    authenticatorSelection: { residentKey: "preferred", userVerification },
    excludeCredentials: keys.map(named),
  });
}

/** What the browser is told to ask a key to sign. @param isAlone it stands for a secret that nobody showed: the key knows who holds it */
export async function signingOptions(party: RelyingParty, keys: readonly SecurityKey[], isAlone: boolean) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    ...{ rpID: party.id, allowCredentials: keys.map(named) },
    userVerification: isAlone ? "required" : userVerification,
  });
}

type NewKey = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

/** Throws, with what is wrong, unless the browser answered for that party and to that question. */
export async function readMadeKey(party: RelyingParty, challenge: string, made: MadeKey): Promise<NewKey> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, rawId: made.id, type: "public-key", clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  });
  if (!registrationInfo) throw new Error("The new key does not vouch for itself.");
  return registrationInfo;
}

type Signature = VerifiedAuthenticationResponse["authenticationInfo"];

/** Throws, with what is wrong, unless that key signed for that party, to that question, counting on. */
export async function readSignature(
  party: RelyingParty,
  challenge: string,
  key: SecurityKey,
  signed: SignedByKey,
  isAlone: boolean,
): Promise<Signature> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed, rawId: signed.id, type: "public-key", clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
      counter: key.counter,
    },
    requireUserVerification: isAlone,
  });
  if (!verified) throw new Error("The signature is not of this key.");
  return authenticationInfo;
}
