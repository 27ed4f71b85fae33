import { newId } from "@ymp/core/ids";
import fc from "fast-check";
import { type Procedure, property } from "../fleet/all-procedures.ts";
import { idsFor, type KnownIds } from "../fleet/known-ids.ts";
import { plausibleInput } from "../hostile/plausible-input.ts";
import { sampleInput } from "../sample-inputs.ts";

const mostOfAKind = 4;
const sampled = 2;
/** Each answer takes a while to make. */
const writesFile = /export|pdf|labels/i;
/** The beginnings of the private words, and one typed nearly as it is written; answers that repeat them disclose nothing. */
const typedWords = ["zephyrin", "zephirine", "quillonb", "marlowic", "wrexcomb"];

type Input = Record<string, unknown>;

/** What a procedure can be asked: about each record of the kind it is about, with each choice it offers, and in words. */
export function sensibleInputs(procedure: Procedure, known: KnownIds): unknown[] {
  return [...new Map(inputsOf(procedure, known).map((input) => [JSON.stringify(input), input])).values()];
}

function inputsOf({ path, input }: Procedure, known: KnownIds): unknown[] {
  if (input === undefined) return [undefined];
  const idsOf = (field: string) => some(idsFor(known, path, field.replace(".id", "Id")));
  const about = (nth: number): Input =>
    sampleInput(input, (field) => idsOf(field)[nth % idsOf(field).length] ?? newId()).input;
  const mostIds = Math.max(1, ...sampleInput(input).idFields.map((field) => idsOf(field).length));
  const isCostly = writesFile.test(path);
  const records = Array.from({ length: Math.min(mostIds, isCostly ? 3 : mostOfAKind) }, (_, nth) => about(nth));
  if (isCostly) return [...records, ...formatsOf(input).map((format) => ({ ...about(0), format }))];
  const place = { field: "", idsOf: (field: string) => fc.constantFrom(...idsOf(field)) };
  return [
    ...records,
    ...choicesOf(input).flatMap(([field, choice]) => withChoice(about(0), field, choice, known)),
    ...wordFieldsOf(input).flatMap((field) => typedWords.map((word) => ({ ...about(0), [field]: word }))),
    { ...about(0), from: "2026-06-01", to: "2026-06-30" },
    ...fc.sample(plausibleInput(input, place), { numRuns: sampled, seed: 4711 }),
  ];
}

/** A kind of record is asked about with the ids of that kind. */
function withChoice(sample: Input, field: string, choice: string, known: KnownIds): Input[] {
  const idField = { recordKind: "recordId", kind: "id" }[field];
  if (!idField || !(idField in sample)) return [{ ...sample, [field]: choice }];
  const ids = idsFor(known, choice, `${choice}Id`).slice(0, mostOfAKind);
  return ids.map((id) => ({ ...sample, [field]: choice, [idField]: id }));
}

const choicesOf = (input: unknown): [string, string][] =>
  Object.entries(shapeOf(input))
    .filter(([field]) => field !== "locale")
    .flatMap(([field, schema]) => optionsOf(schema).map((choice): [string, string] => [field, choice]));

const formatsOf = (input: unknown) => choicesOf(input).flatMap(([field, choice]) => (field === "format" ? choice : []));

function optionsOf(schema: unknown): string[] {
  const inner = property(property(schema, "def"), "innerType");
  if (inner !== undefined) return optionsOf(inner);
  const options = property(schema, "options");
  return Array.isArray(options) ? options.filter((option) => typeof option === "string") : [];
}

const wordFieldsOf = (input: unknown) => Object.keys(shapeOf(input)).filter((field) => /search|query|code/.test(field));

function shapeOf(input: unknown): object {
  const shape = property(input, "shape") ?? property(property(property(input, "def"), "innerType"), "shape");
  return typeof shape === "object" && shape !== null ? shape : {};
}

const some = (ids: readonly string[]) => (ids.length > 0 ? ids : [newId()]);
