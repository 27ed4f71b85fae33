/** What the index holds of a find, before anybody asked how the thing stands. */
export interface Hit {
  recordId: string;
  title: string;
  detail: string | null;
}

/** What is no longer there, or not for this reader, falls out of the hits. */
export function withStates<State>(hits: readonly Hit[], states: ReadonlyMap<string, State>) {
  return hits.flatMap(({ recordId: id, title, detail }) => {
    const state = states.get(id);
    return state === undefined ? [] : [{ id, title, detail, state }];
  });
}

export const idsOf = (hits: readonly Hit[]) => hits.map(({ recordId }) => recordId);
export const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** What is over stands last; otherwise the order stays. */
export function livingFirst<Found>(found: readonly Found[], isOver: (hit: Found) => boolean): Found[] {
  return [...found.filter((hit) => !isOver(hit)), ...found.filter(isOver)];
}
