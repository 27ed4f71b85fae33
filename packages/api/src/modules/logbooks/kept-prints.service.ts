import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { vessels } from "@ymp/db/schema/vessels";
import { asc } from "drizzle-orm";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { bookPdf } from "./book-pdf.service.ts";
import { bookToExport } from "./exported-book.service.ts";
import { listVolumes } from "./logbooks.service.ts";

/**
 * A print of every book as it stands lies beside the database, in a folder of each vessel: it is read without the product, also where that
 * or its database is out of order. What did not change since its last print is not printed again.
 */
export async function keepPrints(services: Services, folder: string): Promise<void> {
  const all = await services.database.db.select({ id: vessels.id }).from(vessels).orderBy(asc(vessels.name));
  for (const { id } of all)
    try {
      await keepPrintsOf(services, id, path.join(folder, id));
    } catch (error) {
      services.reportError(error, { part: "keeping prints of books", vesselId: id });
    }
}

async function keepPrintsOf(services: Services, vesselId: string, folder: string): Promise<void> {
  const books = await administerBySystem(services, async (outside) => {
    const scope = await enterFromOutside(outside, vesselId);
    return (await listVolumes(scope)).map(({ id, number, headSeq }) => {
      const begins = `${safeFileName([scope.vessel.name, number], "pdf").slice(0, -4)}, event `;
      return { id, begins, file: `${begins}${headSeq}.pdf` };
    });
  });
  if (books.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await readdir(folder);
  for (const { id, begins, file } of books.filter((book) => !kept.includes(book.file))) {
    await putInPlace(path.join(folder, file), await printed(services, vesselId, id));
    const older = kept.filter((name) => name.startsWith(begins));
    await Promise.all(older.map((name) => rm(path.join(folder, name), { force: true })));
  }
}

const printed = (services: Services, vesselId: string, id: string): Promise<Uint8Array> =>
  administerBySystem(services, async (outside) => {
    const scope = await enterFromOutside(outside, vesselId);
    const input = { id, format: "pdf", locale: "en", isCertified: false } as const;
    return bookPdf(scope, await bookToExport(scope, input), input);
  });

/** The print before stays until the new one is whole. */
async function putInPlace(file: string, bytes: Uint8Array): Promise<void> {
  const begun = `${file}.${newId()}`;
  await writeFile(begun, bytes, { mode: 0o600 });
  await rename(begun, file);
}
