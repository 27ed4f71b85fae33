import { useEffect, useState } from "react";
import { z } from "zod";
import { deviceStorage } from "../../app/device-storage.ts";
import { useVessel } from "../../app/session.ts";
import { type TemplateDraft, templateDraftSchema } from "./template-draft.ts";

const storage = deviceStorage("sessionStorage");

/** The version it was begun on goes with what was typed; what others saved meanwhile is then noticed. */
const keptSchema = z.object({ version: z.number().optional(), draft: templateDraftSchema });
type Kept = z.infer<typeof keptSchema>;

function keptDraft(key: string): Kept | null {
  const text = storage.getItem(key);
  if (!text) return null;
  const parsed = keptSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** What is typed of a template, kept in the tab until it is saved: leaving the page or a reload loses nothing. */
export function useTemplateDraft(name: string, version: number | undefined, fresh: () => TemplateDraft) {
  const key = `ymp.template.${useVessel().id}.${name}`;
  const [kept] = useState(() => keptDraft(key));
  const [draft, setDraft] = useState<TemplateDraft>(() => kept?.draft ?? fresh());
  const [saved, setSaved] = useState<TemplateDraft | null>(() => (kept ? null : draft));
  const [begunOn, setBegunOn] = useState(kept ? kept.version : version);
  const isTouched = draft !== saved;
  useEffect(() => {
    if (isTouched) storage.setItem(key, JSON.stringify({ version: begunOn, draft }));
    else storage.removeItem(key);
  }, [draft, begunOn, isTouched, key]);
  const takeSaved = (next: TemplateDraft, nextVersion: number | undefined) => {
    setDraft(next);
    setSaved(next);
    setBegunOn(nextVersion);
  };
  const isBehind = begunOn !== undefined && version !== undefined && version > begunOn;
  if (!isTouched && isBehind) takeSaved(fresh(), version);
  return {
    draft,
    /** The version that the draft changes; absent for a new template. */
    begunOn,
    isTouched,
    isRestored: kept !== null && saved === null,
    change: (part: Partial<TemplateDraft>) => setDraft((before) => ({ ...before, ...part })),
    /** What is saved takes the place of what was typed. */
    takeSaved,
    /** What was sent is saved; what was typed since stays to be saved. */
    wasSaved: (sent: TemplateDraft, sentVersion: number) => {
      storage.removeItem(key);
      setSaved(sent);
      setBegunOn(sentVersion);
    },
  };
}
export type TemplateDraftState = ReturnType<typeof useTemplateDraft>;
