import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { installationKey } from "./installation-key.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-key-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the key of an installation", () => {
  it("is made once, kept beside the data, and readable by nobody else", () => {
    const dataFolder = path.join(folder, "data");
    const key = installationKey({ appSecret: null, dataFolder });
    expect(key).toHaveLength(43);
    expect(installationKey({ appSecret: null, dataFolder })).toBe(key);
    const file = path.join(dataFolder, "secret.key");
    expect(readFileSync(file, "utf8")).toBe(`${key}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is the one of the settings where one is given", () => {
    const dataFolder = path.join(folder, "untouched");
    const appSecret = "a secret of thirty-two characters";
    expect(installationKey({ appSecret, dataFolder })).toBe(appSecret);
    expect(() => statSync(dataFolder)).toThrow();
  });

  it("is not replaced when its file was emptied", () => {
    writeFileSync(path.join(folder, "secret.key"), "");
    expect(() => installationKey({ appSecret: null, dataFolder: folder })).toThrow("holds no key");
  });
});
