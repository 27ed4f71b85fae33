import { CodeIsLate } from "./code-in-time.ts";

/** Why code did not come: no answer yet, none at all or that of a page on the way, an answer the browser cannot read, or a fault of ours while it began. */
export type CodeFailure = "late" | "notFetched" | "olderBrowser" | "broken";

const notFetched = /imported module|module script|preload CSS|Failed to fetch|Load failed|MIME/i;

export function codeFailureOf(error: unknown): CodeFailure {
  if (error instanceof CodeIsLate) return "late";
  if (error instanceof SyntaxError) return "olderBrowser";
  return error instanceof Error && notFetched.test(error.message) ? "notFetched" : "broken";
}

/** The message shown in place of what was to open. */
export const notOpenedWords = {
  late: "notOpened",
  notFetched: "notOpened",
  olderBrowser: "notOpenedOlderBrowser",
  broken: "notOpenedBroken",
} as const;
