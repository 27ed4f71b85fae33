/** Why code did not come: no answer or that of a page on the way, an answer the browser cannot read, or a fault of ours while it began. */
export type CodeFailure = "notFetched" | "olderBrowser" | "broken";

const notFetched =
  /dynamically imported module|Importing a module script failed|preload CSS|Failed to fetch|Load failed|MIME type/i;

export function codeFailureOf(error: unknown): CodeFailure {
  if (error instanceof SyntaxError) return "olderBrowser";
  return error instanceof Error && notFetched.test(error.message) ? "notFetched" : "broken";
}

/** The word that tells of it where something was to open. */
export const notOpenedWords = {
  notFetched: "notOpened",
  olderBrowser: "notOpenedOlderBrowser",
  broken: "notOpenedBroken",
} as const;
