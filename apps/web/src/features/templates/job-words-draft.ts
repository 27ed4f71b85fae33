import { type JobWords, type OtherLanguage, otherLanguages } from "@ymp/api/modules/templates/library.schema";
import type { TemplateDraft } from "./template-draft.ts";

/** The words of one language while they are written: those of lines and parts by the line they belong to. */
export interface LanguageDraft {
  title: string;
  instructions: string;
  source: string;
  lines: Readonly<Record<string, string>>;
}
export type WordsDraft = Readonly<Record<OtherLanguage, LanguageDraft>>;

const blank: LanguageDraft = { title: "", instructions: "", source: "", lines: {} };

export function wordsDraftOf(draft: TemplateDraft, words: Partial<Record<OtherLanguage, JobWords>>): WordsDraft {
  const inLanguage = (language: OtherLanguage): LanguageDraft => {
    const said = words[language];
    if (!said) return blank;
    const lines = draft.lines.map(({ id }, at) => [id, said.tasks[at] ?? ""]);
    const parts = draft.parts.map(({ id }, at) => [id, said.parts[at] ?? ""]);
    const { title, instructions, source } = said;
    return {
      ...{ title, instructions: instructions ?? "", source: source ?? "" },
      lines: Object.fromEntries([...lines, ...parts]),
    };
  };
  return { fr: inLanguage("fr"), ja: inLanguage("ja"), zh: inLanguage("zh") };
}

/** What the server takes: lists in the order of the job's own lines, without those that are empty there. */
export function wordsOf(draft: TemplateDraft, words: WordsDraft): Partial<Record<OtherLanguage, JobWords>> {
  const lines = draft.lines.filter(({ title }) => title.trim() !== "");
  const parts = draft.parts.filter(({ name }) => name.trim() !== "");
  const said = otherLanguages.map((language): [OtherLanguage, JobWords] => {
    const { title, instructions, source, lines: typed } = words[language];
    const inOrder = (of: readonly { id: string }[]) => of.map(({ id }) => (typed[id] ?? "").trim());
    return [
      language,
      {
        ...{ title: title.trim(), instructions: instructions.trim() || null, source: source.trim() || null },
        ...{ tasks: inOrder(lines), parts: inOrder(parts) },
      },
    ];
  });
  return Object.fromEntries(
    said.filter(([, { title, instructions, source, tasks, parts }]) =>
      [title, instructions, source, ...tasks, ...parts].some(Boolean),
    ),
  );
}
