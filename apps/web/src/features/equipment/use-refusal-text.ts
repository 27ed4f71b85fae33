import { refusalOf, sentencesOf } from "../../app/failures.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** What the server said no to, as one text for the head of a form; undefined while nothing was refused. */
export function useRefusalText(error: unknown): string | undefined {
  const { t } = useTranslation();
  const refusal = refusalOf(error);
  if (!refusal) return undefined;
  return sentencesOf(refusal)
    .map(({ messageKey, params }) => t(messageKey, params))
    .join(" ");
}
