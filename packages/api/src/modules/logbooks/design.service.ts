import type { DesignPayload } from "@ymp/core/books/book-events";
import type { DesignedColumn } from "@ymp/core/books/custom-book";
import { type DesignFault, designFaults } from "@ymp/core/books/design-faults";
import { type ChainValue, canonicalJson } from "@ymp/core/definitions/chain";
import { AppError } from "@ymp/core/errors";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { append, signedBy, takeTurn } from "./chain.service.ts";
import { ownDesign } from "./designed-form.rules.ts";
import { countDrafts } from "./drafts.repository.ts";
import { signerAs } from "./keepers.service.ts";
import { formOf, type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import type { DesignLogbookInput } from "./opening.schema.ts";
import { expectOpen } from "./opening.service.ts";

/** The master designs a book of an own design again, and signs the design. What was entered before stays as it was made. */
export function designLogbook(gate: AtTheGate, input: DesignLogbookInput): Promise<{ id: string; version: number }> {
  return signByPin(gate, input, {
    judge: signerAs("master", input.id),
    work: (scope, signer) => design(scope, signer, input),
  });
}

async function design(scope: VesselScope, signer: Signer, { id, version, columns, signers }: DesignLogbookInput) {
  const before = await takeTurn(scope, id);
  if (before.kind !== "custom") throw new AppError("conflict", "logbook-refusals:notDesigned");
  expectVersion(before, version);
  expectOpen(before);
  const form = ownDesign(before.title ?? "", { columns, signers });
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

function refusalOf(fault: DesignFault, written: readonly DesignedColumn[], columns: readonly DesignedColumn[]) {
  const { key, within, code } = fault;
  const before = within === undefined ? written : (written.find((column) => column.key === within)?.columns ?? []);
  const name = before.find((column) => column.key === key)?.label ?? "";
  const messageKey = `logbook-refusals:design.${code}`;
  return new AppError("conflict", messageKey, { name }, { [fieldOf(fault, columns)]: messageKey });
}

/** Where it stands in what was sent; of what does not stand there, where it should. */
function fieldOf({ key, within, code }: DesignFault, columns: readonly DesignedColumn[]): string {
  const setting = code === "optionRemoved" ? "options" : "type";
  const at = columns.findIndex((column) => column.key === (within ?? key));
  if (at < 0) return "columns";
  if (within === undefined) return `columns.${at}.${setting}`;
  const inner = (columns[at]?.columns ?? []).findIndex((column) => column.key === key);
  return inner < 0 ? `columns.${at}.columns` : `columns.${at}.columns.${inner}.${setting}`;
}
