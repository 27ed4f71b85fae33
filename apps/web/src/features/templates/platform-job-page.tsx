import { saveLibraryJobInput } from "@ymp/api/modules/templates/library.schema";
import { newId } from "@ymp/core/ids";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useId, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { JobWordsFields } from "./job-words.tsx";
import { type WordsDraft, wordsDraftOf, wordsOf } from "./job-words-draft.ts";
import { useSaveLibraryJob, useSetLibraryJobArchived } from "./library.mutations.ts";
import { type PlatformJobRecord, usePlatformJob } from "./library.queries.ts";
import { PlatformEntryForm } from "./platform-entry-form.tsx";
import { TemplateContents } from "./template-contents.tsx";
import { TemplateDemands } from "./template-demands.tsx";
import { blankDraft, draftOf, type TemplateDraft, templateOf } from "./template-draft.ts";
import type { TemplatePart } from "./template-editor.tsx";
import { TemplateHead } from "./template-head.tsx";
import { TemplateRule } from "./template-rule.tsx";

interface PlatformJobPageProps {
  /** Null: a new one. */
  entryKey: string | null;
  onLeave: () => void;
}

/** One job template of the platform's library, in all its languages. */
export function PlatformJobPage({ entryKey, onLeave }: PlatformJobPageProps) {
  const query = usePlatformJob(entryKey);
  if (entryKey === null) return <JobForm saved={undefined} onLeave={onLeave} />;
  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (!query.data) return <Skeleton className="m-6 h-64 max-w-3xl rounded-md max-md:m-4" />;
  return <JobForm saved={query.data} onLeave={onLeave} />;
}

interface Typed {
  draft: TemplateDraft;
  words: WordsDraft;
}

function typedOf(saved: PlatformJobRecord | undefined): Typed {
  const draft = saved ? draftOf(saved.equipmentType, saved.template) : blankDraft();
  return { draft, words: wordsDraftOf(draft, saved?.words ?? {}) };
}

/** What is typed over one version of the entry; a newer one takes its place while nothing is. */
function useTyped(saved: PlatformJobRecord | undefined) {
  const version = saved?.kept?.version;
  const [base, setBase] = useState(() => ({ version, typed: typedOf(saved) }));
  const [typed, setTyped] = useState(base.typed);
  const takeSaved = () => {
    const next = { version, typed: typedOf(saved) };
    setBase(next);
    setTyped(next.typed);
  };
  const isTouched = typed !== base.typed;
  if (!isTouched && version !== base.version) takeSaved();
  return {
    typed,
    change: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
    isTouched,
    version: base.version,
    takeSaved,
  };
}

function JobForm({ saved, onLeave }: { saved: PlatformJobRecord | undefined; onLeave: () => void }) {
  const { t, translator } = useTranslation("templates");
  const prefix = useId();
  const [id] = useState(newId);
  const state = useTyped(saved);
  const save = useSaveLibraryJob();
  const archive = useSetLibraryJobArchived(true);
  const restore = useSetLibraryJobArchived(false);
  const [local, setLocal] = useState<Record<string, string>>({});
  const faults: Record<string, string> = { ...refusalOf(save.error)?.fields, ...local };
  const { draft, words } = state.typed;
  const entryId = saved?.kept?.id ?? id;
  const send = () => {
    const parsed = saveLibraryJobInput.safeParse({
      ...{ id: entryId, version: state.version, key: saved?.key, equipmentType: draft.equipmentType },
      ...{ template: templateOf(draft), words: wordsOf(draft, words) },
    });
    if (parsed.success) save.mutate(parsed.data, { onSuccess: onLeave });
    else setLocal(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])));
  };
  const part: TemplatePart = {
    draft,
    change: (changed) => {
      setLocal({});
      state.change({ draft: { ...draft, ...changed } });
    },
    fault: (path) => {
      const key = faults[path];
      return key && t(translator.exists(key) ? key : "errors:notAllowedValue");
    },
    idOf: (path) => `${prefix}${path}`,
  };
  return (
    <PlatformEntryForm
      title={saved?.template.title ?? t("page.new")}
      back={t("title")}
      save={t(saved ? "page.save" : "page.create")}
      isTouched={state.isTouched}
      isPending={save.isPending}
      error={save.error}
      faults={Object.keys(faults).map((path) => ({
        fieldId: part.idOf(path),
        label: t(`field.${path.split(".")[1] ?? "type"}`),
      }))}
      saved={saved}
      archiving={{
        isPending: archive.isPending || restore.isPending,
        set: (isArchived) => {
          const { version } = state;
          (isArchived ? archive : restore).mutate(
            { id: entryId, version, key: saved?.key ?? "" },
            { onSuccess: onLeave },
          );
        },
      }}
      onSave={send}
      onTakeTheirs={() => {
        save.reset();
        state.takeSaved();
      }}
      onLeave={onLeave}
      aside={<TemplateDemands part={part} />}
    >
      <TemplateHead part={part} />
      <TemplateRule part={part} />
      <TemplateContents part={part} hasTaskGroups={false} />
      <JobWordsFields draft={draft} words={words} onChange={(next) => state.change({ words: next })} />
    </PlatformEntryForm>
  );
}
