export interface PositionInList {
  index: number;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Where a record is among the rows of the list it was opened from; undefined where it is none of them. */
export function positionIn(
  ids: readonly string[],
  id: string,
  onOpen: (id: string) => void,
): PositionInList | undefined {
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  const [previous, next] = [ids[index - 1], ids[index + 1]];
  return {
    index,
    total: ids.length,
    onPrevious: previous ? () => onOpen(previous) : undefined,
    onNext: next ? () => onOpen(next) : undefined,
  };
}
