import { useMutation } from "@tanstack/react-query";
import { type Locale, locales } from "@ymp/i18n/locales";
import { useServices, useStore } from "../../app/services-context.tsx";
import { saveBase64 } from "../save-file.ts";

type ExportedFile = Parameters<typeof saveBase64>[0];

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
 * Has the server make a file of a list and hands it to the reader.
 * @param ask calls the module's `export` with the filters that are in force
 */
export function useExport<Format extends string>(
  ask: (order: ExportOrder<Format>) => Promise<ExportedFile>,
): ListExport<Format> {
  const { locale: chosen } = useStore(useServices().theme);
  const locale = locales.find((known) => known === chosen) ?? "en";
  const { mutate, isPending } = useMutation({
    mutationFn: async (order: ExportOrder<Format>) => saveBase64(await ask(order)),
    meta: { success: "exports:saved", failure: "exports:failed" },
  });
  return { save: (format, ids) => mutate({ format, locale, ids: ids && [...ids] }), isBusy: isPending };
}
