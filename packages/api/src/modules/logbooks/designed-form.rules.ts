import { mostColumns, mostInRows, ownSigners } from "@ymp/core/books/custom-book";
import type { ChainValue } from "@ymp/core/definitions/chain";
import type { DesignLogbookInput } from "./opening.schema.ts";

type Columns = DesignLogbookInput["columns"];
type Design = { columns?: Columns | undefined; signers?: DesignLogbookInput["signers"] };

/** A design as the chain holds it. Who signs stands there where it is not the officer in charge alone. */
export function ownDesign(title: string, { columns = [], signers = ownSigners }: Design) {
  const isOwn = signers.first !== ownSigners.first || signers.witness !== ownSigners.witness;
  return {
    title,
    columns: columns.slice(0, mostColumns).map(({ columns: inner, ...column }) => ({
      ...said(column),
      ...(inner && { columns: inner.slice(0, mostInRows).map(said) }),
    })),
    ...(isOwn && { signers: { first: signers.first, witness: signers.witness } }),
  };
}

/** What is not said is not there. */
function said(column: object): { [key: string]: ChainValue } {
  return JSON.parse(JSON.stringify(column)) as { [key: string]: ChainValue };
}
