import { v7 } from "uuid";

const pattern = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether a text could be an id; what `idSchema` says, for those who must not wait for zod. */
export function isId(text: string): boolean {
  return pattern.test(text);
}

export function newId(): string {
  return v7();
}

/** The id that a row would have got at `madeAt`; for imports and seeds whose history should sort by its own time. */
export function newIdAt(madeAt: Date): string {
  return v7({ msecs: madeAt.getTime() });
}
