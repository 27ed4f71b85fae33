import { AppError } from "@ymp/core/errors";
import type { AtTheGate } from "../../context.ts";
import type { NamedSheet } from "../../platform/heavy/heavy-messages.ts";
import { heavyWork } from "../../platform/heavy/heavy-work.ts";
import type { HeadedTable } from "../../platform/imports/find-heading.ts";
import type { ImportTarget } from "../../platform/imports/import-target.ts";
import type { ColumnMapping } from "../../platform/imports/map-columns.ts";
import type { DecidedImport } from "./imports.schema.ts";

/** The lists in a file, read where nobody waits for it. @throws AppError invalid when there is none */
export async function openFile(
  { principal, vesselId }: Pick<AtTheGate, "principal" | "vesselId">,
  { fileName, base64 }: { fileName: string; base64: string },
): Promise<NamedSheet[]> {
  const task = { name: "readLists", bytes: Buffer.from(base64, "base64"), fileName } as const;
  const { sheets } = await heavyWork.perform({ accountId: principal.account.id, vesselId }, { task });
  if (sheets.length === 0) throw new AppError("invalid", "imports:noHeadings");
  return sheets;
}

export async function openSheet(
  gate: Pick<AtTheGate, "principal" | "vesselId">,
  input: DecidedImport,
): Promise<HeadedTable> {
  const sheet = (await openFile(gate, input))[input.sheet];
  if (!sheet) throw new AppError("invalid", "imports:noSuchSheet");
  return sheet.table;
}

/** A mapping as it came from outside, held against the sheet and the fields there are. */
export function checkedMapping<Name extends string>(
  table: HeadedTable,
  target: ImportTarget<Name>,
  mapping: DecidedImport["mapping"],
): ColumnMapping<Name>[] {
  return mapping.map(({ column, use, field: name }) => {
    const heading = table.headings[column];
    if (heading === undefined) throw new AppError("invalid", "imports:noSuchColumn", { column: column + 1 });
    const plain = { column, heading, confidence: 1, samples: [] };
    if (use !== "field") return { ...plain, use };
    const field = target.fields.find((candidate) => candidate.name === name);
    if (!field) throw new AppError("invalid", "imports:noSuchField", { field: name ?? "" });
    return { ...plain, use, field: field.name };
  });
}
