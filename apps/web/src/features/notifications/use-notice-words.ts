import { sentenceOf, titleOf } from "@ymp/core/notifications/sentence";
import { paperTypes } from "@ymp/core/people/document-types";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Notice } from "./notifications.queries.ts";

/** A notice in the reader's words: what the record is called, what happened, and what was said. */
export function useNoticeWords() {
  const { t } = useTranslation();
  const formats = useFormats();
  return ({ event, facts, actorName }: Pick<Notice, "event" | "facts" | "actorName">) => {
    const { key, params, on } = sentenceOf(event, facts, actorName);
    const paper = paperTypes.find((name) => name === facts.type);
    return {
      title: titleOf(facts) || (paper ? t(`papers:type.${paper}`) : t(`notices:event.${event}`)),
      sentence: t(`notices:sentence.${key}`, { ...params, date: on ? formats.date(on) : "" }),
      said: typeof facts.text === "string" ? facts.text : null,
    };
  };
}
