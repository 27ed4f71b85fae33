import { createHash } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entryTypesOf } from "./all-books.ts";
import { formVersionOf } from "./form-versions.ts";
import type { GarbageForm } from "./garbage-record-book.ts";
import { type BookKind, bookKinds } from "./kinds.ts";

const kept = new URL("form-versions.txt", import.meta.url);
const sumOf = (kind: BookKind, garbage?: GarbageForm) =>
  createHash("sha256")
    .update(JSON.stringify(entryTypesOf(kind, garbage && { garbage })))
    .digest("hex");

const forms = [
  ...bookKinds.filter((kind) => kind !== "custom" && kind !== "garbage1").map((kind) => ({ kind, garbage: undefined })),
  ...(["2013", "2018"] as const).map((garbage) => ({ kind: "garbage1" as const, garbage })),
].map(({ kind, garbage }) => ({
  ...{ kind, version: formVersionOf({ kind, garbage }), sum: sumOf(kind, garbage) },
}));

describe("ERB-01, ERB-05, ERB-37, ERB-40: the forms that come with the product", () => {
  const lines = () => readFileSync(kept, "utf8").split("\n");

  it.each(forms)(
    "$kind, version $version: is the definition that bears this version, or a new version is given",
    (form) => {
      const name = `${form.kind} ${form.version} `;
      const known = lines().filter((line) => line.startsWith(name));
      if (known.length === 0 && process.env.FORM_VERSIONS === "write") appendFileSync(kept, `${name}${form.sum}\n`);
      // Where this fails a form was changed: raise its version in form-versions.ts, and run this with FORM_VERSIONS=write.
      expect(lines().filter((line) => line.startsWith(name))).toEqual([`${name}${form.sum}`]);
    },
  );

  it("a book of an own design bears the event of its design", () => {
    expect(formVersionOf({ kind: "custom", design: 12 })).toBe("12");
  });
});
