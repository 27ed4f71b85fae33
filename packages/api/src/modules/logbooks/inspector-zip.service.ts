import { createHash } from "node:crypto";
import type { AttachPayload } from "@ymp/core/books/book-events";
import { canonicalJson, genesisText } from "@ymp/core/definitions/chain";
import type { VesselScope } from "../../context.ts";
import { inBatches } from "../../kit/bounded.ts";
import { type AttachedFile, fileInZip, type ZipContents, type ZipPart } from "../../platform/archives/zip-of-parts.ts";
import type { Bytes } from "../../platform/archives/zip-writing.ts";
import { shipTime } from "./book-cover.service.ts";
import { bookCsv } from "./book-csv.service.ts";
import type { ExportBookInput } from "./book-export.schema.ts";
import { bookPdf, shipFacts } from "./book-pdf.service.ts";
import { bookWords } from "./book-words.ts";
import { sha256 } from "./chain.rules.ts";
import { attachedFiles, eventsAfter } from "./events.repository.ts";
import { chained, payloadOf } from "./events.rules.ts";
import type { ExportedBook } from "./exported-book.service.ts";
import { inspectorPage, readMe } from "./inspector-page.ts";
import type { EventRow } from "./logbooks.record.ts";
import { signaturePicture } from "./signature-picture.ts";

/**
 * The whole volume for somebody who has not this product: its events as they are hashed, the print, the table, the drawn signatures, and a page
 * that reckons the chain anew in any browser.
 */
export async function inspectorContents(
  scope: VesselScope,
  exported: ExportedBook,
  input: ExportBookInput,
): Promise<ZipContents> {
  const { book } = exported;
  const drawings = new Map<string, string>();
  const parts: ZipPart[] = [];
  const add = async (name: string, bytes: Bytes) => parts.push({ name, bytes: await inOnePiece(bytes) });
  await add("index.html", inspectorPage(aboutOf(scope, exported), events(scope, exported, drawings)));
  await add("README.txt", [readMe]);
  parts.push({ name: "book.pdf", bytes: await bookPdf(scope, exported, input), isCompressed: true });
  await add("book.csv", [await bookCsv(scope, exported, input)]);
  await add("genesis.txt", [genesisText(scope.vesselId, book.number)]);
  await add(
    "events.jsonl",
    lines(scope, exported, ({ event }) => canonicalJson(chained({ event }))),
  );
  await add(
    "chain.txt",
    lines(scope, exported, ({ seq, hash, seal }) => [seq, hash, seal].join(" ")),
  );
  for (const [sum, drawing] of drawings) {
    await add(`signatures/${sum}.txt`, [drawing]);
    await add(`signatures/${sum}.svg`, [signaturePicture(drawing)]);
  }
  return { parts, files: await filesOf(scope, exported) };
}

async function inOnePiece(bytes: Bytes): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Once each, by the sum that the book holds of it: which of them is another, SHA256SUMS tells. */
async function filesOf({ tx, vesselId }: VesselScope, { book }: ExportedBook): Promise<AttachedFile[]> {
  const attached = await attachedFiles(tx, vesselId, book.id, book.headSeq);
  const files = attached.map((row): [string, AttachedFile] => {
    const { name, bytes, sha256: sum } = payloadOf<AttachPayload>(row.event).file;
    return [sum, { storageKey: row.storageKey, name: fileInZip(name), sum, bytes }];
  });
  return [...new Map(files).values()];
}

function aboutOf(scope: VesselScope, { book }: ExportedBook) {
  const { vesselId, vessel, now } = scope;
  const words = bookWords(scope, "en");
  const opened = `${words.book("cover.opened")} ${shipTime(scope, book.openedAt)}, ${book.openedPlace}`;
  const closed = book.closedAt && `${words.book("cover.closed")} ${shipTime(scope, book.closedAt)}`;
  return {
    ...{ vesselId, book: book.number, genesis: sha256(genesisText(vesselId, book.number)) },
    ...{ title: book.title ?? words.book(`kind.${book.kind}`), shipFacts: shipFacts(book, words) },
    volume: [opened, closed].filter(Boolean).join(" · "),
    ...{ ship: book.particulars.name ?? vessel.name, events: book.headSeq, lastHash: book.headHash },
    exportedAt: now.toISOString(),
  };
}

/** The chain as it stood when the export began. */
async function* chainOf({ tx, vesselId }: VesselScope, { book }: ExportedBook): AsyncGenerator<EventRow> {
  const read = (batchSize: number, last?: EventRow) => eventsAfter(tx, vesselId, book.id, last?.seq ?? 0, batchSize);
  for await (const rows of inBatches<EventRow>(500, read))
    for (const row of rows) if (row.seq <= book.headSeq) yield row;
}

async function* lines(scope: VesselScope, exported: ExportedBook, lineOf: (event: EventRow) => string) {
  for await (const event of chainOf(scope, exported)) yield `${lineOf(event)}\n`;
}

/** For the page: the text of each event as it is hashed; the drawings are noted on the way. */
async function* events(scope: VesselScope, exported: ExportedBook, drawings: Map<string, string>) {
  for await (const { hash, drawing, event } of chainOf(scope, exported)) {
    if (drawing !== null) drawings.set(createHash("sha256").update(drawing).digest("hex"), drawing);
    yield { hash, drawing, text: canonicalJson(chained({ event })) };
  }
}
