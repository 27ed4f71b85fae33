import type { OutputOf } from "./offline/use-queued-mutation.ts";

export type ArchiveSummary = OutputOf<"archive.list">[number];

/** A server that makes an archive tells over the live stream; where that is closed, it is asked. */
export const askForArchivesAgainMs = 2000;

export function isUnderWay({ status }: Pick<ArchiveSummary, "status">): boolean {
  return status === "queued" || status === "running";
}
