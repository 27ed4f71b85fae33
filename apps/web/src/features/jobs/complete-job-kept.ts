import { useDraftPlace } from "../../lib/forms/use-draft-place.ts";
import { useKeptTyped } from "../../lib/forms/use-kept-typed.ts";
import { type CompletionDraft, completionDraftSchema, freshDraft } from "./complete-job-draft.ts";
import type { Job } from "./job-sheet-data.ts";

const idOf = ({ completionId }: CompletionDraft) => completionId;

/** The draft of a completion, kept on the device as that of any form, so that a closed dialog or browser loses nothing. */
export function useCompletionDraft(job: Job) {
  const place = useDraftPlace("completion", job.id);
  const { typed, ...kept } = useKeptTyped({
    ...{ place, schema: completionDraftSchema, idOf },
    fresh: () => freshDraft(job),
  });
  return { draft: typed, ...kept };
}
