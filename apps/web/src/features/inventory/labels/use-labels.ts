import { useMutation } from "@tanstack/react-query";
import type { MessageParams } from "@ymp/core/errors";
import { locales } from "@ymp/i18n/locales";
import { useClient, useServices, useStore } from "../../../app/services-context.tsx";
import type { InputOf } from "../../../lib/offline/use-queued-mutation.ts";
import { fileOf, saveFile } from "../../../lib/save-file.ts";

export type LabelOrder = Omit<InputOf<"counts.labels">, "locale">;

interface Making {
  order: LabelOrder;
  /** The tab that shows the sheet for printing; null: it goes to the downloads. */
  tab: Window | null;
}

/** Has the server write a sheet of labels, and shows it for printing or keeps it. */
export function useLabels() {
  const client = useClient();
  const { locale: chosen } = useStore(useServices().theme);
  const locale = locales.find((known) => known === chosen) ?? "en";
  return useMutation({
    mutationFn: async ({ order, tab }: Making) => {
      const made = await client.counts.labels.query({ ...order, locale });
      const sheet = fileOf(made);
      if (tab) tab.location.href = URL.createObjectURL(sheet);
      else saveFile(sheet, made.fileName);
      return { count: tab ? 0 : made.count };
    },
    onError: (_error, { tab }) => tab?.close(),
    meta: {
      success: (result) => (wasSaved(result) ? "counts:labels.made" : undefined),
      params: countOf,
      failure: "counts:labels.failed",
    },
  });
}

function countOf(result: unknown): MessageParams {
  return wasSaved(result) ? { count: result.count } : {};
}

function wasSaved(result: unknown): result is { count: number } {
  return typeof result === "object" && result !== null && "count" in result && Number(result.count) > 0;
}
