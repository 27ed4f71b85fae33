import { useEffect, useState } from "react";
import { type AccessDraft, isSameAccess, rebased } from "./access-draft.ts";
import { dropDraft, keepDraft, keptDraft } from "./kept-draft.ts";

interface DraftState {
  /** What the draft was made on top of. */
  base: AccessDraft;
  draft: AccessDraft;
  /** Somebody else changed the access while something was drafted here. */
  isOvertaken: boolean;
}

/** What is being changed of somebody's access. A change from elsewhere is followed and takes nothing drafted away. */
export function useAccessDraft(key: string, kept: AccessDraft) {
  const [state, setState] = useState<DraftState>(() => ({
    ...(keptDraft(key) ?? { base: kept, draft: kept }),
    isOvertaken: false,
  }));
  const current = isSameAccess(state.base, kept) ? state : followed(state, kept);
  if (current !== state) setState(current);
  const { base, draft } = current;
  useEffect(() => {
    if (isSameAccess(base, draft)) dropDraft(key);
    else keepDraft(key, { base, draft });
  }, [key, base, draft]);
  return {
    draft: current.draft,
    isOvertaken: current.isOvertaken,
    change: (draft: AccessDraft) =>
      setState({ ...current, draft, isOvertaken: current.isOvertaken && !isSameAccess(draft, kept) }),
    discard: () => setState({ base: kept, draft: kept, isOvertaken: false }),
  };
}

/** Also what comes back after saving here: the draft is then what is kept, and nothing was overtaken. */
function followed({ base, draft }: DraftState, kept: AccessDraft): DraftState {
  const next = rebased(draft, base, kept);
  return { base: kept, draft: next, isOvertaken: !isSameAccess(next, kept) };
}
