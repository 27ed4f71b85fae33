import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@ymp/core/errors";
import { describe, expect, it } from "vitest";
import { newPasswordSchema } from "./password.schema.ts";
import { createPasswords, refuseWeakPassword } from "./passwords.ts";

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
    ["elevenchars", "passwords:passwordTooShort"],
    ["Captain12345", "passwords:passwordCommon"],
    ["captain#98765", "passwords:passwordCommon"],
    ["!!P@ssw0rd!!2027", "passwords:passwordCommon"],
    ["123456789012", "passwords:passwordCommon"],
    ["ababababababab", "passwords:passwordCommon"],
    ["Chief.Engineer", "passwords:passwordIsName"],
    ["chief.engineer@seraphine.example", "passwords:passwordIsName"],
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
  const passwords = createPasswords("the key of an installation");

  it("is Argon2id with a salt of its own, and opens for the whole password only", async () => {
    const password = "a".repeat(127);
    const [first, again] = await Promise.all([passwords.hash(password), passwords.hash(password)]);
    expect(first).toMatch(/^k1\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(again).not.toBe(first);
    expect(await passwords.verify(first, password)).toBe(true);
    expect(await passwords.verify(first, `${password}a`)).toBe(false);
    expect(await passwords.verify(first, password.slice(1))).toBe(false);
  });

  it("opens with the key of its installation only: not with another, and not with none", async () => {
    const kept = await passwords.hash("A quiet anchorage 9");
    expect(await createPasswords("another key").verify(kept, "A quiet anchorage 9")).toBe(false);
    expect(await verify(kept.slice("k1".length), "A quiet anchorage 9")).toBe(false);
  });

  it("of before there was a key opens as it did, and counts as outdated", async () => {
    const old = await hash("A quiet anchorage 9");
    expect(await passwords.verify(old, "A quiet anchorage 9")).toBe(true);
    expect(await passwords.verify(old, "A loud anchorage 9")).toBe(false);
    expect(passwords.isOutdated(old)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash("A quiet anchorage 9"))).toBe(false);
  });
});
