import type { InputOf } from "../../../lib/offline/use-queued-mutation.ts";
import { startDownload } from "../../../lib/save-file.ts";
import { useDownload } from "../../../lib/use-download.ts";

export type LabelOrder = Omit<InputOf<"counts.labels">, "locale">;

interface Making {
  order: LabelOrder;
  /** The tab that shows the sheet for printing; null: it goes to the downloads. */
  tab: Window | null;
}

/** Has the server write a sheet of labels, and shows it for printing or keeps it. */
export const useLabels = () =>
  useDownload(
    async ({ counts }, { order, tab }: Making, locale) => {
      try {
        const made = await counts.labels.query({ ...order, locale });
        return { ...made, saved: tab ? 0 : made.count };
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    {
      success: ({ saved }) => (saved > 0 ? "counts:labels.made" : undefined),
      params: ({ saved }) => ({ count: saved }),
      failure: "counts:labels.failed",
    },
    (made, { tab }) => {
      if (tab) tab.location.href = `${made.address}?shown`;
      else startDownload(made);
    },
  );
