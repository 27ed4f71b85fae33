import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The page a key is asked by, and what it says of itself. */
export interface Asked {
  readonly origin: string;
  /** For whom it signs. */
  readonly partyId: string;
  /** The answer to something else than what was asked. */
  readonly challenge: string;
  /** Its count, instead of one more than before. */
  readonly counter: number;
  readonly isUserPresent: boolean;
  /** By a pin or a finger. */
  readonly isUserVerified: boolean;
}

export type VirtualKey = ReturnType<typeof virtualKey>;

const present = 0x01;
const verified = 0x04;
const canBackUp = 0x08;
const isKeptElsewhere = 0x10;
const holdsNewKey = 0x40;

/** A security key as a test holds one: ES256, no attestation (WebAuthn level 2, 6.1 and 8.7). */
export function virtualKey({ isBackedUp = false }: { isBackedUp?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counted = 0;

  function authenticatorData({ partyId, counter, isUserPresent, isUserVerified }: Asked, newKey?: Buffer): Buffer {
    const flags =
      (isUserVerified ? verified : 0) |
      (isUserPresent ? present : 0) |
      (isBackedUp ? canBackUp | isKeptElsewhere : 0) |
      (newKey ? holdsNewKey : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(partyId), Buffer.from([flags]), count, newKey ?? Buffer.alloc(0)]);
  }

  function askedBy(question: { challenge: string }, odd: Partial<Asked>): Asked {
    counted += 1;
    const plain = {
      origin: "https://ymp.test",
      partyId: "ymp.test",
      counter: counted,
      isUserPresent: true,
      isUserVerified: true,
    };
    const asked = { ...plain, challenge: question.challenge, ...odd };
    counted = asked.counter;
    return asked;
  }

  return {
    id: id.toString("base64url"),
    /** What a browser answers when the key was made. */
    make(question: { challenge: string }, odd: Partial<Asked> = {}) {
      const asked = askedBy(question, odd);
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const cose = [
        ...[
          [int(1), int(2)],
          [int(3), int(-7)],
          [int(-1), int(1)],
        ],
        ...[
          [int(-2), bytes(Buffer.from(x, "base64url"))],
          [int(-3), bytes(Buffer.from(y, "base64url"))],
        ],
      ];
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(asked, Buffer.concat([Buffer.alloc(16), length, id, map(cose)]));
      const attestation = map([
        ...[
          [text("fmt"), text("none")],
          [text("attStmt"), map([])],
          [text("authData"), bytes(data)],
        ],
      ]);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: clientData("webauthn.create", asked).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["usb"],
        },
      };
    },
    /** What a browser answers when the key has signed. */
    sign(question: { challenge: string }, odd: Partial<Asked> = {}) {
      const asked = askedBy(question, odd);
      const data = authenticatorData(asked);
      const client = clientData("webauthn.get", asked);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}

const sha256 = (of: string | Buffer) => createHash("sha256").update(of).digest();

const clientData = (type: string, { challenge, origin }: Asked) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** CBOR (RFC 8949), as much of it as a key writes. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (pairs: readonly (readonly Buffer[])[]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
