import { useEffect, useState } from "react";
import type { DraftPlace } from "../../lib/forms/kept-drafts.ts";
import { useDraftPlace } from "../../lib/forms/use-draft-place.ts";
import { type CompletionDraft, completionDraftSchema, freshDraft } from "./complete-job-draft.ts";
import type { Job } from "./job-sheet-data.ts";

interface Kept {
  draft: CompletionDraft;
  at: Date;
}

function keptIn(place: DraftPlace): Kept | null {
  const kept = place.read();
  const parsed = completionDraftSchema.safeParse(kept?.typed);
  return kept && parsed.success ? { draft: parsed.data, at: kept.at } : null;
}

/** The draft of a completion, kept on the device as that of any form, so that a closed dialog or browser loses nothing. */
export function useCompletionDraft(job: Job) {
  const place = useDraftPlace("completion", job.id);
  const [kept] = useState(() => keptIn(place));
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [draft, setDraft] = useState<CompletionDraft>(() => kept?.draft ?? freshDraft(job));
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (isTouched) place.keep({ id: draft.completionId, version: null, base: {}, typed: draft, at: new Date() });
  }, [draft, isTouched, place]);
  function forget() {
    place.drop();
    setIsTouched(false);
  }
  return {
    draft,
    restoredAt,
    change(part: Partial<CompletionDraft>) {
      setIsTouched(true);
      setDraft((before) => ({ ...before, ...part }));
    },
    startAfresh() {
      forget();
      setRestoredAt(null);
      setDraft(freshDraft(job));
    },
    forget,
  };
}
