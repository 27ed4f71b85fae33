/** The record as it would be; what is left out stays. For rules over several fields, of which two people may each have changed one. */
export function withChanges<Row extends object>(
  row: Row,
  changes: { [Field in keyof Row]?: Row[Field] | undefined },
): Row {
  return { ...row, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
}
