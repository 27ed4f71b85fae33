import type { JobTemplate } from "@ymp/core/maintenance/job-template";
import { foldText, tokensOf } from "@ymp/core/search/tokens";
import type { Locale } from "@ymp/i18n/locales";
import { type JobWords, type ModelWords, type OtherLanguage, otherLanguages } from "./library.schema.ts";
import type { EquipmentModel } from "./models.schema.ts";

export type InOtherLanguages<Words> = Partial<Record<OtherLanguage, Words>>;

const wordsIn = <Words>(words: InOtherLanguages<Words>, language: Locale): Words | undefined =>
  language === "en" ? undefined : words[language];

/** The job in a language; what has no words in it stays in English. */
export function jobIn(language: Locale, template: JobTemplate, words: InOtherLanguages<JobWords>): JobTemplate {
  const said = wordsIn(words, language);
  if (!said) return template;
  return {
    ...template,
    title: said.title || template.title,
    instructions: said.instructions || template.instructions,
    source: said.source || template.source,
    tasks: template.tasks.map((task, at) => said.tasks[at] || task),
    parts: template.parts.map((part, at) => ({ ...part, name: said.parts[at] || part.name })),
  };
}

/** The model of a machine in a language; what has no words in it stays in English. */
export function modelIn(language: Locale, model: EquipmentModel, words: InOtherLanguages<ModelWords>): EquipmentModel {
  const said = wordsIn(words, language);
  if (!said) return model;
  const pair = said.pair?.every(Boolean) ? said.pair : model.pair;
  return { ...model, name: said.name || model.name, location: said.location || model.location, pair };
}

/** The languages in which a job is not wholly written. What asks for it is a regulation, often the same in each. */
export function languagesLackingJob(template: JobTemplate, words: InOtherLanguages<JobWords>): OtherLanguage[] {
  return otherLanguages.filter((language) => {
    const said = words[language];
    if (!said?.title || (template.instructions && !said.instructions)) return true;
    return template.tasks.some((_, at) => !said.tasks[at]) || template.parts.some((_, at) => !said.parts[at]);
  });
}

export function languagesLackingModel(model: EquipmentModel, words: InOtherLanguages<ModelWords>): OtherLanguage[] {
  return otherLanguages.filter((language) => {
    const said = words[language];
    if (!said?.name || !said.location) return true;
    return model.pair !== undefined && !said.pair?.every(Boolean);
  });
}

/** What the names of a job are compared by: the same words in any case and accent are the same. */
export const sameWords = (text: string): string => foldText(text).trim();

/** Whether every typed word begins a word of the texts. */
export function findsAll(search: string, texts: readonly string[]): boolean {
  const wanted = tokensOf(search);
  if (wanted.length === 0) return true;
  const words = tokensOf(texts.join(" "));
  return wanted.every((token) => words.some((word) => word.startsWith(token)));
}
