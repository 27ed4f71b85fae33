import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readPrivacyNotice } from "./privacy-notice.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-privacy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(text: string): string {
  const file = path.join(folder, "notice.txt");
  writeFileSync(file, text);
  return file;
}

it("is read as it was written, and has another version with every change", () => {
  const first = readPrivacyNotice(written("Ask privacy@meridian.example.\n"));
  expect(first.text).toBe("Ask privacy@meridian.example.");
  expect(readPrivacyNotice(written("Ask privacy@meridian.example."))).toEqual(first);
  expect(readPrivacyNotice(written("Ask somebody else.")).version).not.toBe(first.version);
});

it("keeps the product from starting without its words", () => {
  expect(() => readPrivacyNotice(path.join(folder, "absent.txt"))).toThrow("cannot be read");
  expect(() => readPrivacyNotice(written(" \n"))).toThrow("should hold 1 to 20000 characters");
  expect(() => readPrivacyNotice(written("x".repeat(20_001)))).toThrow("should hold 1 to 20000 characters");
});
