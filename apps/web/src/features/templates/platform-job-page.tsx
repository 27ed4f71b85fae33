import { saveLibraryJobInput } from "@ymp/api/modules/templates/library.schema";
import { newId } from "@ymp/core/ids";
import { BackButton } from "@ymp/ui/primitives/back-link";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useState } from "react";
import { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { joinFields } from "../../lib/forms/merge-fields.ts";
import type { RecordForm, RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { EntryForm } from "./entry-form.tsx";
import { JobWordsFields } from "./job-words.tsx";
import { type WordsDraft, wordsDraftOf, wordsOf } from "./job-words-draft.ts";
import { useSaveLibraryJob, useSetLibraryJobArchived } from "./library.mutations.ts";
import { type PlatformJobRecord, usePlatformJob } from "./library.queries.ts";
import { ArchivedNote, EntryHistory, EntryMenu, recordOf } from "./platform-entry.tsx";
import { TemplateContents } from "./template-contents.tsx";
import { TemplateDemands } from "./template-demands.tsx";
import { blankDraft, draftOf, type TemplateDraft, templateDraftSchema, templateOf } from "./template-draft.ts";
import { type TemplatePart, useDraftWords, useFaults, useTemplateFaults } from "./template-form.ts";
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

interface JobFormProps {
  saved: PlatformJobRecord | undefined;
  onLeave: () => void;
}

type JobDraft = TemplateDraft & { words: WordsDraft };

const sentOf = (draft: JobDraft) => ({
  ...{ equipmentType: draft.equipmentType, template: templateOf(draft), words: wordsOf(draft, draft.words) },
});

/** The fields of the form; what they say together is checked by the procedure's own schema, at its paths. */
const jobForm = templateDraftSchema.extend({ words: z.custom<WordsDraft>() }).superRefine((draft, { addIssue }) => {
  const read = saveLibraryJobInput.safeParse({ id: newId(), ...sentOf(draft) });
  for (const { path, message } of read.error?.issues ?? []) addIssue({ code: "custom", path, message });
});

function draftOfJob(saved: PlatformJobRecord | undefined): JobDraft {
  const draft = saved ? draftOf(saved.equipmentType, saved.template) : blankDraft();
  return { ...draft, words: wordsDraftOf(draft, saved?.words ?? {}) };
}

function JobForm({ saved, onLeave }: JobFormProps) {
  const { t } = useTranslation("templates");
  const archive = useSetLibraryJobArchived(true);
  const restore = useSetLibraryJobArchived(false);
  const [freshId] = useState(newId);
  const state = useJobForm(saved, freshId, onLeave);
  const { form } = state;
  const draft = form.watch();
  const part: TemplatePart = {
    ...useFaults(form.formState.errors, state.error),
    draft,
    change: (changed) => {
      form.clearErrors();
      for (const [field, value] of Object.entries(changed)) form.setValue(fieldOf(field), value);
    },
  };
  const setArchived = (isArchived: boolean) => {
    const { kept = null, key = "" } = saved ?? {};
    const wanted = { id: kept?.id ?? freshId, version: kept?.version, key };
    (isArchived ? archive : restore).mutate(wanted, { onSuccess: onLeave });
  };
  return (
    <EntryForm
      form={state}
      words={useDraftWords()}
      title={saved?.template.title ?? t("page.new")}
      back={<BackButton onClick={onLeave}>{t("title")}</BackButton>}
      menu={
        saved ? (
          <EntryMenu saved={saved} isPending={archive.isPending || restore.isPending} setArchived={setArchived} />
        ) : undefined
      }
      submit={t(saved ? "page.save" : "page.create")}
      faults={useTemplateFaults(part)}
      aside={
        <>
          <TemplateDemands part={part} />
          <EntryHistory saved={saved} />
        </>
      }
    >
      <ArchivedNote saved={saved} />
      <TemplateHead part={part} />
      <TemplateRule part={part} />
      <TemplateContents part={part} hasTaskGroups={false} />
      <JobWordsFields draft={draft} words={draft.words} onChange={(next) => form.setValue("words", next)} />
    </EntryForm>
  );
}

/** Parts of the form are named by its own fields. */
const fieldOf = (field: string) => field as keyof JobDraft;

/** One document to the server, as a vessel's own template is. */
function useJobForm(saved: PlatformJobRecord | undefined, freshId: string, onLeave: () => void) {
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveLibraryJob();
  const state: RecordForm<JobDraft, JobDraft> = useRecordForm({
    ...{ kind: "job of the library", schema: jobForm, record: saved && recordOf(saved), valuesOf: draftOfJob },
    rules: { words: joinFields },
    read: async (key) =>
      recordOf(await queryClient.fetchQuery({ ...trpc.library.job.queryOptions({ key }), staleTime: 0 })),
    save: send,
    onSaved: onLeave,
  });
  function send(write: RecordWrite<JobDraft>) {
    const values = sentOf(state.form.getValues());
    if (write.isNew) return save(saveLibraryJobInput.parse({ id: write.id, ...values }));
    const { id: key, version } = write;
    const row = { id: saved?.kept?.id ?? freshId, version: version || undefined };
    return save(saveLibraryJobInput.parse({ ...row, key, ...values }));
  }
  return state;
}
