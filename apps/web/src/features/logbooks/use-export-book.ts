import { useMutation } from "@tanstack/react-query";
import { locales } from "@ymp/i18n/locales";
import { useClient, useServices, useStore } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { saveBase64 } from "../../lib/save-file.ts";

type Asked = Omit<InputOf<"logbooks.export">, "locale">;
export type BookFormat = Asked["format"];

/** Has the server make a file of a book, or of part of it, and hands it to the reader. */
export function useExportBook() {
  const client = useClient();
  const { locale: chosen } = useStore(useServices().theme);
  const locale = locales.find((known) => known === chosen) ?? "en";
  return useMutation({
    mutationFn: async (asked: Asked) => saveBase64(await client.logbooks.export.query({ ...asked, locale })),
    meta: { success: "exports:saved", failure: "exports:failed" },
  });
}
