import type { Caller } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";

export interface ListFile {
  readonly fileName: string;
  readonly base64: string;
}

export const fileOf = (bytes: Uint8Array, fileName: string): ListFile => ({
  fileName,
  base64: Buffer.from(bytes).toString("base64"),
});

export const csv = (...lines: string[]) => fileOf(new TextEncoder().encode(lines.join("\n")), "list.csv");

/** As the screen does it: the guessed mapping is taken as it is. */
export async function decidedBy(imports: Caller["imports"], file: ListFile) {
  const sheet = oneRow((await imports.read(file)).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { sheet, input: { ...file, kind: sheet.kind, mapping } };
}
