import { AppError } from "@ymp/core/errors";
import { describe, expect, it } from "vitest";
import { newPasswordSchema } from "./password.schema.ts";
import { hashPassword, refuseWeakPassword, verifyPassword } from "./passwords.ts";

const account = { username: "chief.engineer", email: "chief.engineer@seraphine.example" };

function refusedFor(password: string): string | undefined {
  try {
    refuseWeakPassword(password, account);
  } catch (error) {
    if (error instanceof AppError) return error.messageKey;
    throw error;
  }
}

describe("a new password", () => {
  it.each([
    ["elevenchars", "auth:passwordTooShort"],
    ["Captain12345", "auth:passwordCommon"],
    ["captain#98765", "auth:passwordCommon"],
    ["!!P@ssw0rd!!2027", "auth:passwordCommon"],
    ["123456789012", "auth:passwordCommon"],
    ["ababababababab", "auth:passwordCommon"],
    ["Chief.Engineer", "auth:passwordIsName"],
    ["chief.engineer@seraphine.example", "auth:passwordIsName"],
  ])("%s is refused: %s", (password, messageKey) => {
    expect(refusedFor(password)).toBe(messageKey);
  });

  it.each([
    "twelve of us",
    "только вперёд",
    "海の上の長い静かな朝の光",
    "🐋🐋🐋🐋🐋🐋 and on",
    "captain of 3 ships",
    "8161 3035 5924 77",
    "🐋🦈🐡🐠🐟🦑🦐🐙🦞🐬🐳🦭",
    "Fairwinds-2026",
  ])("may be %s", (password) => {
    expect(refusedFor(password)).toBeUndefined();
    expect(newPasswordSchema.safeParse(password).success).toBe(true);
  });

  it("may have 128 characters and no more", () => {
    expect(newPasswordSchema.safeParse("a".repeat(128)).success).toBe(true);
    expect(newPasswordSchema.safeParse("a".repeat(129)).success).toBe(false);
  });
});

describe("a password's hash", () => {
  it("is Argon2id with a salt of its own, and opens for the whole password only", async () => {
    const password = "a".repeat(127);
    const [hash, again] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(again).not.toBe(hash);
    expect(await verifyPassword(hash, password)).toBe(true);
    expect(await verifyPassword(hash, `${password}a`)).toBe(false);
    expect(await verifyPassword(hash, password.slice(1))).toBe(false);
  });
});
