import { z } from "zod";
import { isSeen } from "./seen-text.ts";

/** Control characters other than tab and line ends, halves of pairs, and marks that turn the reading direction round. */
const misleading = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Whether people can read it as a name: on screen, in lists, on paper. */
const isReadableName = (text: string): boolean => !misleading.test(text) && isSeen(text);

/** A name or title: one that is missing, too long, or not to be seen is refused. */
export const nameSchema = (max: number, missing?: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(max, "errors:tooLong")
    .refine((text) => text === "" || isReadableName(text), "refusals:characters");
