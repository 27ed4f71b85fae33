import type { Happened } from "@ymp/core/books/entry-state";
import type { ChainValue } from "@ymp/core/definitions/chain";
import type { EventRow } from "./logbooks.record.ts";

/** What was written is read as it was written; that nobody changed it is proved by its hash. */
export function payloadOf<Payload>({ event }: Pick<EventRow, "event">): Payload {
  return Reflect.get(event, "payload") as Payload;
}

export const chained = ({ event }: Pick<EventRow, "event">): ChainValue => event as ChainValue;

export function happenedOf({ seq, type, capacity, userId }: EventRow): Happened[] {
  return type === "sign" || type === "strike" || type === "verify_page" ? [{ seq, type, capacity, userId }] : [];
}
