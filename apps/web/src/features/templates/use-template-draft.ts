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
  const [begunOn, setBegunOn] = useState(kept ? kept.version : version);
  const [isTouched, setTouched] = useState(kept !== null);
  useEffect(() => {
    if (isTouched) storage.setItem(key, JSON.stringify({ version: begunOn, draft }));
  }, [draft, begunOn, isTouched, key]);
  const forget = () => {
    storage.removeItem(key);
    setTouched(false);
  };
  return {
    draft,
    /** The version that the draft changes; absent for a new template. */
    begunOn,
    isTouched,
    isRestored: kept !== null && isTouched,
    change: (part: Partial<TemplateDraft>) => {
      setTouched(true);
      setDraft((before) => ({ ...before, ...part }));
    },
    /** What is saved takes the place of what was typed. */
    takeSaved: (saved: TemplateDraft, savedVersion: number | undefined) => {
      forget();
      setDraft(saved);
      setBegunOn(savedVersion);
    },
    forget,
  };
}
export type TemplateDraftState = ReturnType<typeof useTemplateDraft>;
