import { z } from "zod";
import { isMisleading, isSeen } from "./seen-text.ts";

/** Whether people can read it as a name: on screen, in lists, on paper. */
const isReadableName = (text: string): boolean => !isMisleading(text) && isSeen(text);

/** A name or title: one that is missing, too long, or not to be seen is refused. */
export const nameSchema = (max: number, missing?: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(max, "errors:tooLong")
    .refine((text) => text === "" || isReadableName(text), "refusals:characters");
