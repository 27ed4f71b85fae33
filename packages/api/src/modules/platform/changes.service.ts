import type { PlatformRequest } from "../../platform/outside.ts";
import { listPlatformChanges } from "./changes.repository.ts";
import type { PlatformChangesInput, PlatformSubject } from "./vessels.schema.ts";

export function platformHistory({ services }: PlatformRequest, input: PlatformChangesInput) {
  const { vesselId, userId, companyId, ...page } = input;
  const subjects: Record<PlatformSubject, string | undefined> = {
    vessel: vesselId,
    account: userId,
    company: companyId,
  };
  const kind = vesselId ? "vessel" : userId ? "account" : "company";
  return listPlatformChanges(services.database.db, { kind, id: subjects[kind] ?? "" }, page);
}
