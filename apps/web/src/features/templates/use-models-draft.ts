import { useEffect, useState } from "react";
import { useVessel } from "../../app/session.ts";
import { typedInTab as storage } from "../../lib/forms/ask-before-loss.ts";
import { type ModelsDraft, modelsDraftSchema } from "./models-draft.ts";

const blank = (withJobs: boolean): ModelsDraft => ({ machines: [], withJobs, isSpread: true });

function keptDraft(key: string): ModelsDraft | null {
  const text = storage.getItem(key);
  if (!text) return null;
  const parsed = modelsDraftSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** What is chosen and typed, kept in the tab until the machines are made. */
export function useModelsDraft(withJobs: boolean) {
  const key = `ymp.models.${useVessel().id}`;
  const [draft, setDraft] = useState(() => keptDraft(key) ?? blank(withJobs));
  useEffect(() => {
    if (draft.machines.length > 0) storage.setItem(key, JSON.stringify(draft));
    else storage.removeItem(key);
  }, [draft, key]);
  return {
    draft,
    change: (part: Partial<ModelsDraft>) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft(blank(withJobs)),
  };
}
