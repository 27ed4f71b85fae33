import { v7 } from "uuid";
import { z } from "zod";

/** UUIDv7: made by the browser as well as the server, sorts by time of making, and makes a repeated write harmless. */
export const idSchema = z.uuidv7();

export function newId(): string {
  return v7();
}

/** The id that a row would have got at `madeAt`; for imports and seeds whose history should sort by its own time. */
export function newIdAt(madeAt: Date): string {
  return v7({ msecs: madeAt.getTime() });
}
