import { idSchema } from "@ymp/core/id-schema";
import { newId } from "@ymp/core/ids";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { useDraftPlace } from "./use-draft-place.ts";
import { useKeptTyped } from "./use-kept-typed.ts";

const keptText = z.object({ id: idSchema, text: z.string() });
type KeptText = z.infer<typeof keptText>;

const fresh = (): KeptText => ({ id: newId(), text: "" });
const idOf = ({ id }: KeptText) => id;
const isEmpty = ({ text }: KeptText) => text.trim() === "";

/**
 * The text of a field that is sent by its own button, and the id of what it becomes. It is there again where its screen, or
 * the page, went before it was sent. A field is one record's: give it the record's id as its `key`.
 */
export function useKeptText(kind: string, recordId: string) {
  const place = useDraftPlace(kind, recordId);
  const { typed, change, startAfresh } = useKeptTyped({ place, schema: keptText, fresh, idOf, isEmpty });
  // Sent from another window: under the same id, what is still to be sent here would be taken for that, sent again.
  const onDropped = useEffectEvent(() => {
    if (!isEmpty(typed)) change({ id: newId() });
  });
  useEffect(() => place.watchDropped(() => onDropped()), [place]);
  return {
    ...typed,
    setText: (text: string) => change({ text }),
    /** Sent, also where the screen has gone meanwhile. */
    sent: startAfresh,
  };
}
