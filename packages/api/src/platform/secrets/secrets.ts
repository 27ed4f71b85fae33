import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { createSealingKey, type SealingKey } from "./sealing-key.ts";

/** Keeps short secrets unreadable in the database and its copies. */
export interface Secrets {
  /** `about` names whose secret it is; what is sealed for one opens for nobody else. */
  readonly seal: (plain: string, about: string) => string;
  /** Throws when it was sealed with another key, for somebody else, or was touched since. */
  readonly open: (sealed: string, about: string) => string;
  /** The same for the same words, on this installation only. */
  readonly sign: (words: string) => Buffer;
  /** For what is sealed where the key is not: on a device that has no link. */
  readonly ofDevices: SealingKey;
}

const algorithm = "aes-256-gcm";
const mark = "s1";

/** @param key anything hard to guess; the cipher's key is derived from it */
export function createSecrets(key: string): Secrets {
  const cipherKey = createHash("sha256").update("ymp sealing key\n").update(key).digest();
  const signingKey = createHash("sha256").update("ymp signing key\n").update(key).digest();
  return {
    ofDevices: createSealingKey(key),
    sign: (words) => createHmac("sha256", signingKey).update(words).digest(),
    seal(plain, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, cipherKey, nonce).setAAD(Buffer.from(about));
      const content = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return [mark, ...[nonce, cipher.getAuthTag(), content].map((part) => part.toString("base64url"))].join(".");
    },
    open(sealed, about) {
      const [found, ...parts] = sealed.split(".");
      const [nonce, tag, content] = parts.map((part) => Buffer.from(part, "base64url"));
      if (found !== mark || !nonce || !tag || !content) throw new Error("This is not a sealed secret.");
      const decipher = createDecipheriv(algorithm, cipherKey, nonce, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
      return decipher.update(content, undefined, "utf8") + decipher.final("utf8");
    },
  };
}
