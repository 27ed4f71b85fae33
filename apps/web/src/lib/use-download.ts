import { useMutation } from "@tanstack/react-query";
import type { MessageParams } from "@ymp/core/errors";
import { type Locale, locales } from "@ymp/i18n/locales";
import { toast } from "@ymp/ui/primitives/toaster";
import { useId } from "react";
import type { MutationMeta } from "../app/mutation-meta.ts";
import { useServices, useStore } from "../app/services-context.tsx";
import { startDownload } from "./save-file.ts";
import { useTranslation } from "./translation.tsx";
import type { Client } from "./use-write.ts";

/** What is made sooner needs no word of it. */
const saidAfterMs = 1_000;

/** What is said of a file that was given to the reader. */
class Given {
  constructor(
    readonly messageKey: string | undefined,
    readonly params: MessageParams,
  ) {}
}

/** As a procedure answers it. */
export type MadeFile = Parameters<typeof startDownload>[0];

/** The file is in the language of the reader. Calls of this client end when the reader no longer wants it. */
export type AskForFile<Input, Made> = (client: Client, input: Input, locale: Locale) => Promise<Made>;

export interface DownloadMeta<Made> extends Pick<MutationMeta, "failure" | "shownInPlace"> {
  /** What is said when it begins to come, if not the usual. */
  success?: (made: Made) => string | undefined;
  params?: (made: Made) => MessageParams;
}

/**
 * Has the server make a file and starts its download. What takes its time is told, and can be called off.
 * @param give hands over what was made, if not to the browser's downloads
 */
export function useDownload<Input, Made extends MadeFile = MadeFile>(
  ask: AskForFile<Input, Made>,
  { success = () => "exports:saved", params = () => ({}), ...meta }: DownloadMeta<Made> = {},
  give: (made: Made, input: Input) => void = startDownload,
) {
  const { clientUntil, theme } = useServices();
  const { locale: chosen } = useStore(theme);
  const locale = locales.find((known) => known === chosen) ?? "en";
  const { t } = useTranslation("exports");
  const about = useId();
  return useMutation({
    mutationFn: async (input: Input) => {
      const making = new AbortController();
      const cancel = () => making.abort();
      const telling = setTimeout(() => toast.working(t("making"), { cancel, about }), saidAfterMs);
      try {
        const made = await ask(clientUntil(making.signal), input, locale);
        if (making.signal.aborted) return null;
        give(made, input);
        return new Given(success(made), params(made));
      } catch (error) {
        if (making.signal.aborted) return null;
        throw error;
      } finally {
        clearTimeout(telling);
        toast.withdraw(about);
      }
    },
    meta: {
      failure: "exports:failed",
      ...meta,
      success: (given) => (given instanceof Given ? given.messageKey : undefined),
      params: (given) => (given instanceof Given ? given.params : {}),
    },
  });
}
