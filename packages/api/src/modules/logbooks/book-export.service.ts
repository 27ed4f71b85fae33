import { whyNotExport } from "@ymp/core/books/book-export";
import { wallClockAt } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import { zipOfParts } from "../../platform/archives/zip-of-parts.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import type { Services } from "../../services.ts";
import { spansOf } from "./book-cover.service.ts";
import { bookCsv } from "./book-csv.service.ts";
import type { BookFormat, ExportBookInput } from "./book-export.schema.ts";
import { bookPdf } from "./book-pdf.service.ts";
import { bookToExport, type ExportedBook } from "./exported-book.service.ts";
import { inspectorContents } from "./inspector-zip.service.ts";
import { refuse } from "./keepers.service.ts";
import { logbookRecord } from "./logbooks.record.ts";

const mediaTypes: Readonly<Record<BookFormat, string>> = {
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
};

const writers = { pdf: bookPdf, csv: bookCsv };

/** A volume, or part of it, as a file. The chain is proved before; who took what along stands in the history of the book. */
export async function exportBook(scope: VesselScope, input: ExportBookInput): Promise<FileAnswer> {
  refuse(whyNotExport(scope.access));
  const exported = await bookToExport(scope, input);
  const { book } = exported;
  const madeOn = wallClockAt(scope.vessel.timeZone, scope.now).on;
  const part = exported.isWhole ? [] : [`p ${spansOf(exported.pages).replaceAll(" – ", "-")}`];
  const file = {
    fileName: safeFileName([scope.vessel.name, book.number, ...part, madeOn], input.format),
    mediaType: mediaTypes[input.format],
    base64: "",
  };
  const hold = (bytes: Uint8Array) => {
    file.base64 = Buffer.from(bytes).toString("base64");
  };
  if (input.format === "zip") {
    const contents = await inspectorContents(scope, exported, input);
    scope.afterCommit.push(async ({ files }) => hold(await zipOfParts(files, contents)));
  } else hold(await writers[input.format](scope, exported, input));
  scope.afterCommit.push((services) => recordExport(services, scope, exported, input));
  return file;
}

/** Before the answer leaves: who cannot be recorded gets no file. */
async function recordExport(
  { database }: Services,
  scope: VesselScope,
  { book, pages, isWhole, report }: ExportedBook,
  input: ExportBookInput,
): Promise<void> {
  const { vesselId, actor, access } = scope;
  const within = { vesselId, userId: actor.userId, hidesPrivate: !access.seesPrivate };
  await writeIn(database, within, (tx) =>
    recordChange({ ...scope, tx }, logbookRecord, book.id, {
      verb: "exported",
      facts: {
        ...{ name: book.number, format: input.format, certified: input.isCertified, events: book.headSeq },
        ...{ pages: isWhole ? null : spansOf(pages).slice(0, 200), chainHolds: report.ok },
      },
    }),
  );
}
