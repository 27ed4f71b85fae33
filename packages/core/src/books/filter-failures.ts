import type { Span } from "../definitions/definition.ts";

/** What an entry of section F says. */
export interface FilterTold {
  readonly failedAt: string | null;
  readonly restoredAt: string | null;
}

/** From when to when the filtering equipment did not work, by the times in the entries, in any order of entry. */
export function filterFailures(entries: readonly FilterTold[]): Span[] {
  const points = entries
    .flatMap(({ failedAt, restoredAt }) => [
      ...(failedAt ? [{ at: failedAt, works: false }] : []),
      ...(restoredAt ? [{ at: restoredAt, works: true }] : []),
    ])
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || Number(other.works) - Number(one.works));
  const failures: Span[] = [];
  for (const { at, works } of points) {
    const open = failures.at(-1)?.to === null ? failures.pop() : undefined;
    if (works && open) failures.push({ ...open, to: at });
    if (!works) failures.push(open ?? { from: at, to: null });
  }
  return failures;
}
