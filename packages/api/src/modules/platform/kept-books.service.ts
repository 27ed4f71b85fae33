import { erasureOf } from "@ymp/core/platform/cooling-off";
import type { VesselScope } from "../../context.ts";
import { isArchivedSince } from "../archive/archive.service.ts";
import { booksKeptBeyond, type KeptBook } from "../logbooks/retention.service.ts";

export interface KeptBooks {
  readonly books: readonly KeptBook[];
  /** Whether an archive was made since anything was written into one of them. */
  readonly areArchived: boolean;
}

/** Books that would have to be kept longer than the vessel, were she deleted now. */
export async function keptBooks(scope: VesselScope): Promise<KeptBooks> {
  const books = await booksKeptBeyond(scope, erasureOf(scope.now));
  const last = Math.max(0, ...books.map(({ writtenAt }) => writtenAt.getTime()));
  return { books, areArchived: books.length > 0 && (await isArchivedSince(scope, new Date(last))) };
}
