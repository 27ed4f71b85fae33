/** A table as text: a row for each field, a column for each state of the record. */
export function fieldTable<Field extends string, State extends string>(
  fields: readonly Field[],
  states: readonly State[],
  cellOf: (field: Field, state: State) => string,
): string {
  const rows = fields.map((field) => [field, ...states.map((state) => cellOf(field, state))]);
  const lines: string[][] = [["", ...states], ...rows];
  const widths = ["", ...states].map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  const padded = lines.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "));
  return padded.map((line) => line.trimEnd()).join("\n");
}
