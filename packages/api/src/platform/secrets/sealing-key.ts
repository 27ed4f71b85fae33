import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import { sealingInfo, sealMark } from "@ymp/core/books/sealed-signing";

/** What a device without a link seals for this installation alone; the private half is made of its key and is nowhere. */
export interface SealingKey {
  /** On P-256, uncompressed, in base64url. */
  readonly publicKey: string;
  /** Throws where it was sealed for another installation, or was touched since. */
  readonly open: (sealed: string) => string;
}

const tagLength = 16;

export function createSealingKey(key: string): SealingKey {
  const pair = pairOf(key);
  const publicKey = pair.getPublicKey();
  return {
    publicKey: publicKey.toString("base64url"),
    open(sealed) {
      const [mark, ...parts] = sealed.split(".");
      const [theirs, nonce, content] = parts.map((part) => Buffer.from(part, "base64url"));
      if (mark !== sealMark || parts.length !== 3 || !theirs || !nonce || !content || content.length < tagLength)
        throw new Error("This is nothing that a device sealed.");
      const info = Buffer.concat([Buffer.from(`${sealingInfo}\n`), publicKey, theirs]);
      const secret = hkdfSync("sha256", pair.computeSecret(theirs), Buffer.alloc(0), info, 32);
      const decipher = createDecipheriv("aes-256-gcm", Buffer.from(secret), nonce, { authTagLength: tagLength });
      decipher.setAuthTag(content.subarray(-tagLength));
      return decipher.update(content.subarray(0, -tagLength), undefined, "utf8") + decipher.final("utf8");
    },
  };
}

/** The same for the same key. One text in four thousand million is no private key: the next one is. */
function pairOf(key: string) {
  const pair = createECDH("prime256v1");
  for (let nth = 0; ; nth++) {
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync("sha256", key, "", `ymp sealing key of devices\n${nth}`, 32)));
      return pair;
    } catch (error) {
      if (nth > 8) throw error;
    }
  }
}
