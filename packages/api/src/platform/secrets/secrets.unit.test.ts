import { describe, expect, it } from "vitest";
import { createSecrets } from "./secrets.ts";

const secrets = createSecrets("a key of the installation");

describe("a sealed secret", () => {
  it("opens again for whom it was sealed, and looks different each time", () => {
    const sealed = secrets.seal("JBSWY3DPEHPK3PXP", "totp:a");
    expect(sealed).not.toContain("JBSWY3DP");
    expect(secrets.seal("JBSWY3DPEHPK3PXP", "totp:a")).not.toBe(sealed);
    expect(secrets.open(sealed, "totp:a")).toBe("JBSWY3DPEHPK3PXP");
  });

  it("does not open for somebody else", () => {
    const sealed = secrets.seal("JBSWY3DPEHPK3PXP", "totp:a");
    expect(() => secrets.open(sealed, "totp:b")).toThrow();
  });

  it("does not open with the key of another installation", () => {
    const sealed = secrets.seal("JBSWY3DPEHPK3PXP", "totp:a");
    expect(() => createSecrets("another key").open(sealed, "totp:a")).toThrow();
  });

  it("does not open when it was touched, or is no sealed secret at all", () => {
    const [mark, nonce, tag, content = ""] = secrets.seal("JBSWY3DPEHPK3PXP", "totp:a").split(".");
    const touched = [mark, nonce, tag, content.startsWith("A") ? `B${content.slice(1)}` : `A${content.slice(1)}`];
    expect(() => secrets.open(touched.join("."), "totp:a")).toThrow();
    expect(() => secrets.open("JBSWY3DPEHPK3PXP", "totp:a")).toThrow("not a sealed secret");
  });
});
