import { z } from "zod";
import { isMisleading } from "./seen-text.ts";

const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "errors:tooLong")
    .refine((text) => !isMisleading(text), "refusals:characters");

/** A text of several lines that somebody else reads: one that is missing, too long, or that reads otherwise than it stands is refused. */
export const textSchema = (max: number, missing: string) => plainText(max).refine((text) => text !== "", missing);

/** The same where it may be left out: an emptied field and one that was never filled mean the same. */
export const optionalTextSchema = (max: number) =>
  plainText(max)
    .transform((text) => text || null)
    .nullish();
