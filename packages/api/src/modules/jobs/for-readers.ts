import type { Db } from "@ymp/db/client";
import { jobs } from "@ymp/db/schema/jobs";
import type { Slots } from "@ymp/db/statements";
import { and, eq, isNull } from "drizzle-orm";
import { isAssignedTo, type JobReader } from "./job-visibility.ts";

export interface JobOfReader {
  readonly vesselId: string;
  readonly profileId: string | null;
  readonly id: string;
}

export const existsForReader = (of: Slots<JobOfReader>, seesOnlyShared: boolean) =>
  and(
    eq(jobs.vesselId, of.vesselId),
    eq(jobs.id, of.id),
    isNull(jobs.archivedAt),
    seesOnlyShared ? isAssignedTo(of.profileId) : undefined,
  );

/** One statement for people of the vessel, another for those from outside. */
export function forReaders<Result>(
  write: (seesOnlyShared: boolean) => (tx: Db, values: JobOfReader) => Promise<Result>,
) {
  const [insiders, outsiders] = [write(false), write(true)];
  return (tx: Db, { vesselId, profileId, seesOnlyShared }: JobReader, id: string) =>
    (seesOnlyShared ? outsiders : insiders)(tx, { vesselId, profileId, id });
}
