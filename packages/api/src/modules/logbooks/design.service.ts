import type { DesignPayload } from "@ymp/core/books/book-events";
import { type DesignedColumn, type DesignFault, designFaults } from "@ymp/core/books/custom-book";
import { type ChainValue, canonicalJson } from "@ymp/core/definitions/chain";
import { AppError } from "@ymp/core/errors";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { append, signedBy, takeTurn } from "./chain.service.ts";
import { countDrafts } from "./drafts.repository.ts";
import { signerAs } from "./keepers.service.ts";
import { formOf, type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import type { DesignLogbookInput } from "./logbooks.schema.ts";
import { expectOpen, ownDesign } from "./opening.service.ts";

/** The master designs a book of an own design again, and signs the design. What was entered before stays as it was made. */
export function designLogbook(gate: AtTheGate, input: DesignLogbookInput): Promise<{ id: string; version: number }> {
  return signByPin(gate, input, {
    judge: signerAs("master", input.id),
    work: (scope, signer) => design(scope, signer, input),
  });
}

async function design(scope: VesselScope, signer: Signer, { id, version, columns }: DesignLogbookInput) {
  const before = await takeTurn(scope, id);
  if (before.kind !== "custom") throw new AppError("conflict", "logbook-refusals:notDesigned");
  expectVersion(before, version);
  expectOpen(before);
  const form = ownDesign(before.title ?? "", columns);
  if (isSame(formOf(before), form)) return { id, version };
  await expectKept(scope, before, columns as DesignedColumn[]);
  const payload = { ...signedBy(signer, "master"), form } satisfies DesignPayload;
  const { book } = await append(scope, before, {
    type: "design",
    says: { payload },
    columns: { drawing: signer.drawing, capacity: "master" },
    book: { design: form, version: before.version + 1 },
  });
  await recordChange(scope, logbookRecord, id, { verb: "designed", before, after: book, facts: { name: book.number } });
  return { id, version: book.version };
}

const isSame = (one: object, other: object): boolean =>
  canonicalJson(one as ChainValue) === canonicalJson(other as ChainValue);

/** What was written, or is being written, stays readable. */
async function expectKept({ tx, vesselId }: VesselScope, book: LogbookRow, columns: readonly DesignedColumn[]) {
  const { columns: written = [] } = formOf(book);
  const isUsed = book.entryCount > 0 || (await countDrafts(tx, vesselId, book.id)) > 0;
  const used = new Set(isUsed ? written.map(({ key }) => key) : []);
  const [fault] = designFaults(written, columns, used);
  if (fault) throw refusalOf(fault, written, columns);
}

function refusalOf({ key, code }: DesignFault, written: readonly DesignedColumn[], columns: readonly DesignedColumn[]) {
  const at = columns.findIndex((column) => column.key === key);
  const field = at < 0 ? "columns" : `columns.${at}.${code === "optionRemoved" ? "options" : "type"}`;
  const name = written.find((column) => column.key === key)?.label ?? "";
  const messageKey = `logbook-refusals:design.${code}`;
  return new AppError("conflict", messageKey, { name }, { [field]: messageKey });
}
