import { useNavigate } from "@tanstack/react-router";
import { saveTemplateInput } from "@ymp/api/modules/templates/templates.schema";
import { jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import { useServices } from "../../app/services-context.tsx";
import { BackLink } from "../../lib/back-link.tsx";
import { changedFields } from "../../lib/forms/merge-fields.ts";
import type { FieldChange, RecordForm, RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { EntryForm } from "./entry-form.tsx";
import { TemplateContents } from "./template-contents.tsx";
import { TemplateDemands } from "./template-demands.tsx";
import { draftOf, type TemplateDraft, templateOf } from "./template-draft.ts";
import { type TemplatePart, templateForm, useDraftWords, useFaults, useTemplateFaults } from "./template-form.ts";
import { TemplateHead } from "./template-head.tsx";
import { TemplateHistory } from "./template-history.tsx";
import { TemplateMenu } from "./template-menu.tsx";
import { TemplateRule } from "./template-rule.tsx";
import { useSaveTemplate } from "./templates.mutations.ts";
import type { OwnTemplate } from "./templates.queries.ts";

interface TemplateEditorProps {
  /** Absent: a new one. */
  saved?: OwnTemplate;
  /** Of a new one, under which its draft is kept. */
  name: string;
  fresh: () => TemplateDraft;
}

export function TemplateEditor({ saved, name, fresh }: TemplateEditorProps) {
  const { t } = useTranslation("templates");
  const state = useTemplateForm(saved, name, fresh);
  const { form } = state;
  const part: TemplatePart = {
    ...useFaults(form.formState.errors, state.error),
    draft: form.watch(),
    change: (changed) => {
      form.clearErrors();
      for (const [field, value] of Object.entries(changed)) form.setValue(fieldOf(field), value);
    },
  };
  return (
    <EntryForm
      form={state}
      words={useDraftWords()}
      title={saved?.template.title ?? t("page.new")}
      back={<BackLink to="/app/adminjobs">{t("templates:title")}</BackLink>}
      menu={saved ? <TemplateMenu saved={saved} /> : undefined}
      submit={t(saved ? "page.save" : "page.create")}
      faults={useTemplateFaults(part)}
      aside={
        <>
          <TemplateDemands part={part} />
          {saved ? <TemplateHistory id={saved.id} /> : null}
        </>
      }
    >
      <TemplateHead part={part} />
      <TemplateRule part={part} />
      <TemplateContents part={part} hasTaskGroups />
    </EntryForm>
  );
}

/** Parts of the form are named by its own fields. */
const fieldOf = (field: string) => field as keyof TemplateDraft;

/**
 * A template is one document to the server, which takes the newest version only: what others saved is merged into the form,
 * and the whole of it is sent.
 */
function useTemplateForm(saved: OwnTemplate | undefined, name: string, fresh: () => TemplateDraft) {
  const navigate = useNavigate();
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveTemplate();
  const state: RecordForm<TemplateDraft, TemplateDraft> = useRecordForm({
    ...{ kind: saved ? "template" : `template ${name}`, schema: templateForm, record: saved },
    valuesOf: (kept: OwnTemplate | undefined) => (kept ? draftOf(kept.equipmentType, kept.template) : fresh()),
    stays: saved !== undefined,
    read: (id) => queryClient.fetchQuery({ ...trpc.templates.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.templates.history.query({ id })).rows.map(draftChange),
    save: send,
    onSaved: (_, id) => {
      if (!saved) void navigate({ to: "/app/adminjobs/$id", params: { id }, replace: true });
    },
  });
  function send(write: RecordWrite<TemplateDraft>) {
    const draft = state.form.getValues();
    const version = write.isNew ? undefined : write.version;
    const template = templateOf(draft);
    return save(saveTemplateInput.parse({ id: write.id, version, equipmentType: draft.equipmentType, template }));
  }
  return state;
}

interface TemplateChange extends Omit<FieldChange, "diff"> {
  diff: Readonly<Record<string, { old?: unknown; new?: unknown }>>;
}

/** Its history tells of the whole document: which of the form's fields that was. */
function draftChange({ actorName, at, diff: { template, ...diff } }: TemplateChange): FieldChange {
  const [was, is] = [template?.old, template?.new].map((document) => jobTemplateSchema.safeParse(document).data);
  const [before, after] = [was ? draftOf("", was) : {}, is ? draftOf("", is) : {}];
  const changed = changedFields(Object.keys(after), { ...before }, { ...after });
  return { actorName, at, diff: { ...diff, ...Object.fromEntries(changed.map((field) => [field, null])) } };
}
