import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useDownload } from "../../lib/use-download.ts";

type Asked = Omit<InputOf<"logbooks.export">, "locale">;
export type BookFormat = Asked["format"];

/** Has the server make a file of a book, or of part of it. */
export const useExportBook = () =>
  useDownload(({ logbooks }, asked: Asked, locale) => logbooks.export.query({ ...asked, locale }));
