import { useEffect } from "react";
import { useDraftPlace } from "../../lib/forms/use-draft-place.ts";
import type { Guest } from "./guests.queries.ts";

/** What was typed of a guest and never sent lies on the device; it goes once the device learns that the guest was erased. */
export function useDraftsErased({ id, erasedAt }: Guest): void {
  const form = useDraftPlace("guest", id);
  const comment = useDraftPlace("comment", id);
  const isErased = erasedAt !== null;
  useEffect(() => {
    if (!isErased) return;
    form.drop();
    comment.drop();
  }, [isErased, form, comment]);
}
