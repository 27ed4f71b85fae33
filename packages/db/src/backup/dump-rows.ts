import { createHash } from "node:crypto";
import type postgres from "postgres";
import { quoted, type TableShape } from "./table-shape.ts";

/** What a dump held: the same rows make the same sum on every server. */
export interface RowsSum {
  readonly rows: number;
  readonly sha256: string;
}

const newline = 0x0a;

/** How figures and times are written must not depend on the server. */
export async function writeAlike(tx: postgres.TransactionSql): Promise<void> {
  await tx`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`;
}

/**
 * The rows of a table in PostgreSQL's text format, in order of their key. Tables of vessels are read vessel by vessel,
 * under that vessel's scope, so no login needs to pass the policies.
 */
export async function* dumpRows(
  tx: postgres.TransactionSql,
  table: TableShape,
  vesselIds: readonly string[],
): AsyncGenerator<Buffer> {
  if (!table.isOfVessels) {
    yield* copyOut(tx, table, "");
    return;
  }
  for (const vesselId of vesselIds) {
    await tx`select set_config('app.vessel_id', ${vesselId}, true)`;
    yield* copyOut(tx, table, "where vessel_id = current_setting('app.vessel_id')::uuid");
  }
}

async function* copyOut(tx: postgres.TransactionSql, table: TableShape, which: string): AsyncGenerator<Buffer> {
  const columns = table.columns.map(quoted).join(", ");
  const from = `${quoted(table.schema)}.${quoted(table.name)}`;
  const rows = `select ${columns} from ${from} ${which} order by ${table.order.join(", ")}`;
  const copying = await tx.unsafe(`copy (${rows}) to stdout`).readable();
  try {
    yield* copying;
  } finally {
    // The driver pauses its connection when the reader is behind, and after the last piece nobody asks it to go on.
    copying._read(0);
  }
}

/** Passes the pieces on and knows afterwards what they were. */
export function summing(pieces: AsyncIterable<Buffer>): { pieces: AsyncIterable<Buffer>; sum(): RowsSum } {
  const hash = createHash("sha256");
  let rows = 0;
  async function* pass() {
    for await (const piece of pieces) {
      hash.update(piece);
      for (let at = piece.indexOf(newline); at >= 0; at = piece.indexOf(newline, at + 1)) rows += 1;
      yield piece;
    }
  }
  return { pieces: pass(), sum: () => ({ rows, sha256: hash.digest("hex") }) };
}

export async function sumOf(pieces: AsyncIterable<Buffer>): Promise<RowsSum> {
  const summed = summing(pieces);
  for await (const _ of summed.pieces);
  return summed.sum();
}
