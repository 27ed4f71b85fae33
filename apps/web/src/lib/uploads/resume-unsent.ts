import { guardUnsent } from "../../app/guard-unsent.ts";
import type { Services } from "../../app/services.ts";
import { uploadsOf } from "./use-uploads.ts";

/** Sends what an earlier page left unsent, and guards what is in this window alone, until what it answers is called. */
export function resumeUnsent(services: Services, accountId: string): () => void {
  void uploadsOf(services).resume(accountId);
  return guardUnsent(services, accountId);
}
