import type { VesselScope } from "../../context.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { linkedFileIds, linkFiles } from "./jobs.repository.ts";

/** Links what the caller has sent: nobody opens a file that they may not read by adding it to a job. */
export async function attachFiles(scope: VesselScope, jobId: string, fileIds: readonly string[]): Promise<number> {
  if (fileIds.length === 0) return 0;
  const linked = await linkedFileIds(scope.tx, scope.vesselId, jobId);
  for (const fileId of fileIds) if (!linked.has(fileId)) await expectFileFor(scope, fileId, { kind: "job", id: jobId });
  return linkFiles(scope.tx, scope.vesselId, jobId, fileIds, scope.actor.userId);
}
