import type { Area, BrowserTranslator } from "@ymp/i18n/browser";
import { use } from "react";
import { useServices } from "./services-context.tsx";

/** A screen waits until the words of these areas are there, and says where they cannot be fetched. */
export function useNeededWords(areas: readonly Area[]): void {
  const { translator } = useServices();
  for (const asked of missing(translator, areas).map((area) => translator.wordsOf(area))) use(asked);
}

/**
 * What opens over a screen, or is a part of it, waits for its words as well, but goes on without those that cannot be fetched: they
 * are asked for again when they are missed.
 */
export function useWordsOf(areas: readonly Area[]): void {
  const { translator } = useServices();
  for (const answer of missing(translator, areas).map((area) => answerFor(translator, area))) use(answer);
}

/** What is there is drawn at once: anyone who prints does not wait even for a promise that is kept. */
const missing = (translator: BrowserTranslator, areas: readonly Area[]) =>
  areas.filter((area) => !translator.hasWordsOf(area));

const answers = new WeakMap<BrowserTranslator, Map<string, Promise<void>>>();

/** The same promise for the same question, also after a failure: a new one would be waited for over and over. */
function answerFor(translator: BrowserTranslator, area: Area): Promise<void> {
  const known = answers.get(translator) ?? new Map<string, Promise<void>>();
  answers.set(translator, known);
  const question = `${translator.language}/${area}`;
  const answer = known.get(question) ?? translator.wordsOf(area).catch(() => undefined);
  known.set(question, answer);
  return answer;
}
