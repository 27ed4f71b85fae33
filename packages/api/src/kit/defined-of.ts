/** Only what was said; a field left out keeps its value. */
export function definedOf<Values extends object>(
  values: Values,
): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  // Safe: what is undefined was taken out.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  };
}
