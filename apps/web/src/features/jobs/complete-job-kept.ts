import { useEffect, useState } from "react";
import { tabDrafts as storage } from "../../app/tab-drafts.ts";
import { type CompletionDraft, completionDraftSchema, freshDraft } from "./complete-job-draft.ts";
import type { Job } from "./job-sheet-data.ts";

const keyOf = (jobId: string) => `ymp.completion.${jobId}`;

function keptDraft(jobId: string): CompletionDraft | null {
  const text = storage.getItem(keyOf(jobId));
  if (!text) return null;
  const parsed = completionDraftSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** The draft of a completion, kept in the tab until it is sent, so that a closed dialog or a reload loses nothing. */
export function useCompletionDraft(job: Job) {
  const [isRestored, setIsRestored] = useState(() => keptDraft(job.id) !== null);
  const [draft, setDraft] = useState<CompletionDraft>(() => keptDraft(job.id) ?? freshDraft(job));
  const [isTouched, setIsTouched] = useState(isRestored);
  useEffect(() => {
    if (isTouched) storage.setItem(keyOf(job.id), JSON.stringify(draft));
  }, [draft, isTouched, job.id]);
  return {
    draft,
    isRestored,
    change(part: Partial<CompletionDraft>) {
      setIsTouched(true);
      setDraft((before) => ({ ...before, ...part }));
    },
    startAfresh() {
      storage.removeItem(keyOf(job.id));
      setIsTouched(false);
      setIsRestored(false);
      setDraft(freshDraft(job));
    },
    forget() {
      storage.removeItem(keyOf(job.id));
      setIsTouched(false);
    },
  };
}
