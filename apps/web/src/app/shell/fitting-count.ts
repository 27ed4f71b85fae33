/** How many of the items stand beside each other; when not all do, the last of the ruler (More) needs its place too. */
export function fittingCount(widths: readonly number[], moreWidth: number, room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = moreWidth;
  const first = widths.findIndex((width) => {
    used += width;
    return used > room;
  });
  return first === -1 ? widths.length : first;
}
