import { entryTypesOf } from "@ymp/core/books/all-books";
import { bookKinds } from "@ymp/core/books/kinds";
import type { Field, Value, Values } from "@ymp/core/definitions/definition";
import { expect, test } from "vitest";
import { draftFields } from "./logbooks.schema.ts";

/** As the form of the field gives it. */
function sampleOf(field: Field): Value {
  switch (field.type) {
    case "flag":
      return true;
    case "position":
      return { lat: "43.123456", lon: "-7.000000" };
    case "place":
      return { port: "Antibes" };
    case "choice":
    case "tank":
      return field.several ? ["one", "other"] : "one";
    case "files":
      return ["018f6a1e-0000-7000-8000-000000000000"];
    case "rows":
      return [samplesOf(field.fields), samplesOf(field.fields)];
    default:
      return "12.500";
  }
}

const samplesOf = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.filter(({ type }) => type !== "computed").map((field) => [field.key, sampleOf(field)]));

test.each(bookKinds.flatMap((kind) => entryTypesOf(kind).map(({ code, fields }) => ({ kind, code, fields }))))(
  "whatever $kind $code asks for can be sent",
  ({ fields }) => {
    const parsed = draftFields.shape.values.safeParse(samplesOf(fields));
    expect(parsed.error?.issues ?? []).toEqual([]);
  },
);
