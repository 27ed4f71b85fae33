import { createHash } from "node:crypto";

/** The operator's own words on privacy, which are above those of the product. */
export interface PrivacyNotice {
  readonly text: string;
  /** Another one with every change of the operator's words or of the product's. */
  readonly version: string;
}

/** Of the product's own page, `legal:privacy`; another month when what it says changes in substance. */
const wordsOfProduct = "2026-11";

export function privacyNotice(text: string): PrivacyNotice {
  const version = createHash("sha256").update(`${wordsOfProduct}\n${text}`).digest("hex").slice(0, 16);
  return { text, version };
}
