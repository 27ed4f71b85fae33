import { type OtherLanguage, otherLanguages } from "@ymp/api/modules/templates/library.schema";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { languageNames } from "../../lib/language-names.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { LanguageDraft, WordsDraft } from "./job-words-draft.ts";
import type { TemplateDraft } from "./template-draft.ts";

/** Which of the other languages is written. */
export function LanguageChoice({ value, onChange }: { value: OtherLanguage; onChange: (next: OtherLanguage) => void }) {
  const { t } = useTranslation("library");
  return (
    <Segmented
      fill
      label={t("words.language")}
      value={value}
      onValueChange={onChange}
      options={otherLanguages.map((language) => ({ value: language, label: languageNames[language] }))}
    />
  );
}

interface JobWordsProps {
  draft: TemplateDraft;
  words: WordsDraft;
  onChange: (words: WordsDraft) => void;
}

/** The words of a job in the other languages, each under the English it stands for. */
export function JobWordsFields({ draft, words, onChange }: JobWordsProps) {
  const { t } = useTranslation("library");
  const [language, setLanguage] = useState<OtherLanguage>("fr");
  const said = words[language];
  const change = (part: Partial<LanguageDraft>) => onChange({ ...words, [language]: { ...said, ...part } });
  const lines = [
    ...draft.lines.map(({ id, title }) => ({ id, english: title })),
    ...draft.parts.map(({ id, name }) => ({ id, english: name })),
  ].filter(({ english }) => english.trim() !== "");
  return (
    <section className="flex flex-col gap-4" lang={language}>
      <SectionHead title={t("words.title")} level={2} />
      <p className="-mt-3 text-muted-foreground text-sm">{t("words.help")}</p>
      <LanguageChoice value={language} onChange={setLanguage} />
      <Field label={draft.title || t("templates:field.title")}>
        <Input value={said.title} maxLength={200} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      {draft.instructions.trim() ? (
        <Field label={t("templates:field.instructions")} help={draft.instructions}>
          <Textarea
            value={said.instructions}
            maxLength={10_000}
            onChange={(event) => change({ instructions: event.target.value })}
          />
        </Field>
      ) : null}
      {draft.source.trim() ? (
        <Field label={draft.source}>
          <Input value={said.source} maxLength={300} onChange={(event) => change({ source: event.target.value })} />
        </Field>
      ) : null}
      {lines.map(({ id, english }) => (
        <Field key={id} label={english}>
          <Input
            value={said.lines[id] ?? ""}
            maxLength={200}
            onChange={(event) => change({ lines: { ...said.lines, [id]: event.target.value } })}
          />
        </Field>
      ))}
    </section>
  );
}
