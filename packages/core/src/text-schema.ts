import { z } from "zod";
import { isMisleading } from "./seen-text.ts";

/** As it was typed, if it can be read as it is; it may be empty. */
export const plainTextSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "errors:tooLong")
    .refine((text) => !isMisleading(text), "refusals:characters");

/** A text of several lines that somebody else reads: one that is missing, too long, or that reads otherwise than it is written is refused. */
export const textSchema = (max: number, missing: string) => plainTextSchema(max).refine((text) => text !== "", missing);

/** The same where it may be left out: an emptied field and one that was never filled mean the same. */
export const optionalTextSchema = (max: number) =>
  plainTextSchema(max)
    .transform((text) => text || null)
    .nullish();
