import type { VesselScope } from "../../context.ts";
import { textWork } from "../heavy/heavy-work.ts";
import type { ExportTable } from "./export-table.ts";
import { whileWanted } from "./while-wanted.ts";
import { writeCsvInPieces } from "./write-csv.ts";

/** A list of this length is written at once; a longer one takes its turn. */
const mostAtOnce = 2000;

type Reader = Pick<VesselScope, "actor" | "vesselId" | "signal">;

/**
 * A CSV of any length. A long one takes its turn with others, one of an account at a time, so that long lists never hold
 * more than a few connections to the database.
 * @throws AppError limit where too much waits already
 */
export async function csvInTurn<Row>(
  scope: Reader,
  head: ExportTable<Row>,
  pieces: AsyncIterable<readonly Row[]>,
): Promise<Buffer> {
  const source = whileWanted(scope, pieces)[Symbol.asyncIterator]();
  const first: Row[] = [];
  let isOver = false;
  while (!isOver && first.length <= mostAtOnce) {
    const { done, value } = await source.next();
    if (done) isOver = true;
    else first.push(...value);
  }
  if (isOver) return writeCsvInPieces(head, following(first));
  const asker = { accountId: scope.actor.userId, vesselId: scope.vesselId };
  return textWork.inTurn(asker, () => writeCsvInPieces(head, following(first, source)));
}

async function* following<Row>(first: readonly Row[], rest?: AsyncIterator<readonly Row[]>) {
  yield first;
  while (rest) {
    const { done, value } = await rest.next();
    if (done) return;
    yield value as readonly Row[];
  }
}
