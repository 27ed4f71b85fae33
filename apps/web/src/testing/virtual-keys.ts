import { vi } from "vitest";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const base64Url = (text: string) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** The id of the tests' key, as it is sent. */
export const testKeyId = base64Url("the key");

const answer = (response: Record<string, unknown>) => ({
  id: testKeyId,
  rawId: bytes("the key"),
  type: "public-key",
  authenticatorAttachment: "cross-platform",
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes("client"), ...response },
});

/** A browser with a security key at hand, or one that refuses to ask it. Counts how often it was asked. */
export function stubSecurityKey({ refusal }: { refusal?: string } = {}) {
  const asked = { toMake: 0, toSign: 0 };
  const orRefuse = (response: Record<string, unknown>) => {
    if (refusal) throw new DOMException("Refused by the test.", refusal);
    return answer(response);
  };
  vi.stubGlobal("PublicKeyCredential", class {});
  const credentials = {
    async create() {
      asked.toMake += 1;
      return orRefuse({ attestationObject: bytes("attestation"), getTransports: () => ["usb"] });
    },
    async get() {
      asked.toSign += 1;
      return orRefuse({ authenticatorData: bytes("authenticator"), signature: bytes("signature") });
    },
  };
  Object.defineProperty(navigator, "credentials", { value: credentials, configurable: true });
  return asked;
}

export const signingQuestion = () => ({ challenge: "Y2hhbGxlbmdl", rpId: "ymp.example", allowCredentials: [] });

export const makingQuestion = () => ({
  ...{ challenge: "Y2hhbGxlbmdl", pubKeyCredParams: [{ type: "public-key", alg: -7 }] },
  rp: { id: "ymp.example", name: "YMP" },
  user: { id: "Y2hpZWY", name: "chief", displayName: "Marek Nowak" },
});
