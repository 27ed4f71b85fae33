/** Two searches are the same when they say the same, in whichever order; a member that says nothing does not count. */
export function isSameSearch(a: object, b: object): boolean {
  return textOf(a) === textOf(b);
}

function textOf(search: object): string {
  const said = Object.entries(search).filter(([, value]) => saysSomething(value));
  return JSON.stringify(said.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function saysSomething(value: unknown): boolean {
  if (value === undefined || value === "" || value === false) return false;
  return !(Array.isArray(value) && value.length === 0);
}
