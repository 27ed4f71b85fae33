import type { Book, BookEntry } from "./logbooks.queries.ts";

export type Capacity = BookEntry["awaits"][number];

/** In what capacities the reader can sign the entry, of those that it waits for. */
export function offeredCapacities({ can }: Pick<Book, "can">, { awaits }: Pick<BookEntry, "awaits">): Capacity[] {
  const may: Record<Capacity, boolean> = {
    officer: can.signAsOfficer,
    master: can.signAsMaster,
    witness: can.witness,
  };
  return awaits.filter((capacity) => may[capacity]);
}
