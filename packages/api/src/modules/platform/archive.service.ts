import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { administer, enterFromOutside, lookOver, type PlatformRequest } from "../../platform/outside.ts";
import { listArchives, requestArchive } from "../archive/archive.service.ts";

/** Has everything of the vessel put into one file, which her captain and the platform can then fetch. */
export function requestArchiveFromOutside(request: PlatformRequest, vesselId: string): Promise<{ id: string }> {
  return administer(request, async (outside) => {
    const scope = await enterFromOutside(outside, vesselId);
    const archive = await requestArchive(scope);
    await recordPlatformChanges(outside, { subject: { kind: "vessel", id: vesselId }, verb: "archive_requested" });
    return archive;
  });
}

/** How far they are; the file itself is fetched aboard. */
export function archivesFromOutside(request: PlatformRequest, vesselId: string) {
  return lookOver(request, async (outside) => listArchives(await enterFromOutside(outside, vesselId)));
}
