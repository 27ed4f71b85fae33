import { chainInstant, sealText, toTheSecond } from "@ymp/core/books/book-chain";
import type { EventType, SignedBy } from "@ymp/core/books/book-events";
import type { Capacity } from "@ymp/core/books/book-rights";
import type { ChainValue } from "@ymp/core/definitions/chain";
import { newId } from "@ymp/core/ids";
import type { logbookEvents } from "@ymp/db/schema/logbooks";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import type { Signer } from "../people/pin-signing.service.ts";
import { nextHash, sha256 } from "./chain.rules.ts";
import { insertEvent } from "./events.repository.ts";
import type { EventRow, LogbookRow } from "./logbooks.record.ts";
import { findLogbook, updateLogbook } from "./logbooks.repository.ts";

type Columns = Partial<typeof logbookEvents.$inferInsert>;
type Members = { readonly [key: string]: ChainValue | undefined };

export interface NewEvent {
  /** Made by the sender where there is one. */
  readonly id?: string;
  readonly type: EventType;
  /** What it says beside who, when and where in the book. */
  readonly says: Members;
  /** The same once more, for finding it. */
  readonly columns?: Columns;
  /** What the book has come to by it. */
  readonly book?: Partial<LogbookRow>;
}

/** The volume, whose turn it is: until the end of the transaction nobody else writes into it. */
export async function takeTurn(scope: VesselScope, logbookId: string): Promise<LogbookRow> {
  return expectRow(await findLogbook(scope.tx, scope.vesselId, logbookId, "update"));
}

/** Adds to the chain of a volume whose turn was taken. The server's clock says when. */
export async function append(
  { tx, vesselId, actor, now, services }: Pick<VesselScope, "tx" | "vesselId" | "actor" | "now" | "services">,
  book: LogbookRow,
  { id = newId(), type, says, columns = {}, book: becomes = {} }: NewEvent,
): Promise<{ book: LogbookRow; event: EventRow }> {
  const { userId } = actor;
  if (userId === null) throw new Error("Nobody writes into a book in nobody's name");
  const seq = book.headSeq + 1;
  const event = { author: userId, book: book.number, recordedAt: chainInstant(now), seq, type, ...says };
  const hash = nextHash(book.headHash, event);
  const seal = services.secrets.sign(sealText(book.id, seq, hash)).toString("hex");
  const at = toTheSecond(now);
  const made = { id, vesselId, createdAt: at, updatedAt: at, createdBy: userId };
  const chained = { logbookId: book.id, seq, type, event, previousHash: book.headHash, hash, seal, userId };
  const written = await insertEvent(tx, { ...columns, ...made, ...chained });
  const after = await updateLogbook(tx, book, { ...becomes, headSeq: seq, headHash: hash, updatedAt: now });
  return { book: after, event: written };
}

/** Who signs, as it stands in the chain for good. The drawing itself stands beside the event, which holds its sum. */
export const signedBy = ({ name, rank, drawing, method }: Signer, role: Capacity): SignedBy & Members => ({
  name,
  ...(rank !== null && { rank }),
  role,
  method,
  drawingHash: sha256(drawing),
});
