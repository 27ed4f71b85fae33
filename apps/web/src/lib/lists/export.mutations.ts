import type { Locale } from "@ymp/i18n/locales";
import { type MadeFile, useDownload } from "../use-download.ts";
import type { Client } from "../use-write.ts";

/** What an `export` procedure is told besides the filters of the list. */
export interface ExportOrder<Format extends string> {
  format: Format;
  /** The language of the reader, in which the file is written. */
  locale: Locale;
  /** Only these rows. */
  ids?: string[];
}

export interface ListExport<Format extends string> {
  save: (format: Format, ids?: readonly string[]) => void;
  isBusy: boolean;
}

/**
 * Has the server make a file of a list and starts its download.
 * @param ask calls the module's `export` with the filters that are in force
 */
export function useExport<Format extends string>(
  ask: (client: Client, order: ExportOrder<Format>) => Promise<MadeFile>,
): ListExport<Format> {
  const { mutate, isPending } = useDownload((client, order: Omit<ExportOrder<Format>, "locale">, locale) =>
    ask(client, { ...order, locale }),
  );
  return { save: (format, ids) => mutate({ format, ids: ids && [...ids] }), isBusy: isPending };
}
