import { type OtherLanguage, saveLibraryModelInput } from "@ymp/api/modules/templates/library.schema";
import { departments } from "@ymp/core/access/roles";
import { newId } from "@ymp/core/ids";
import { BackButton } from "@ymp/ui/primitives/back-link";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { useState } from "react";
import { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { joinFields } from "../../lib/forms/merge-fields.ts";
import type { RecordForm, RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { TypePicker } from "../equipment/type-picker.tsx";
import { EntryForm } from "./entry-form.tsx";
import { LanguageChoice } from "./job-words.tsx";
import { useSaveLibraryModel, useSetLibraryModelArchived } from "./library.mutations.ts";
import { type PlatformModelRecord, usePlatformModel } from "./library.queries.ts";
import { type ModelDraft, type ModelNames, modelDraftOf, modelOf } from "./model-draft.ts";
import { ArchivedNote, EntryHistory, EntryMenu, recordOf } from "./platform-entry.tsx";
import { useFaults } from "./template-form.ts";
import { useTemplateWords } from "./use-template-words.ts";

interface PlatformModelPageProps {
  /** Null: a new one. */
  entryKey: string | null;
  onLeave: () => void;
}

/** One model of a machine of the platform's library, in all its languages. */
export function PlatformModelPage({ entryKey, onLeave }: PlatformModelPageProps) {
  const query = usePlatformModel(entryKey);
  if (entryKey === null) return <ModelForm saved={undefined} onLeave={onLeave} />;
  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (!query.data) return <Skeleton className="m-6 h-64 max-w-3xl rounded-md max-md:m-4" />;
  return <ModelForm saved={query.data} onLeave={onLeave} />;
}

interface ModelFormProps {
  saved: PlatformModelRecord | undefined;
  onLeave: () => void;
}

/** The fields of the form; what they say together is checked by the procedure's own schema, at its paths. */
const modelForm = z
  .object({
    ...{ english: z.custom<ModelNames>(), others: z.custom<ModelDraft["others"]>() },
    ...{ equipmentType: z.custom<string | null>(), department: z.enum(departments), isCritical: z.boolean() },
    ...{ isStandby: z.boolean(), isUsedAtSea: z.boolean(), isUsedInPort: z.boolean(), hasHourCounter: z.boolean() },
  })
  .superRefine((draft, { addIssue }) => {
    const read = saveLibraryModelInput.safeParse({ id: newId(), ...modelOf(draft) });
    for (const { path, message } of read.error?.issues ?? []) addIssue({ code: "custom", path, message });
  });

const toldPaths = ["equipmentType", "department", "name", "location"] as const;

function ModelForm({ saved, onLeave }: ModelFormProps) {
  const { t } = useTranslation("library");
  const archive = useSetLibraryModelArchived(true);
  const restore = useSetLibraryModelArchived(false);
  const [freshId] = useState(newId);
  const state = useModelForm(saved, freshId, onLeave);
  const { form } = state;
  const { fault, idOf } = useFaults(form.formState.errors, state.error);
  const fields: FieldsProps = {
    draft: form.watch(),
    change: (part) => {
      form.clearErrors();
      for (const [field, value] of Object.entries(part)) form.setValue(fieldOf(field), value);
    },
    idOf,
    fault: (path) => (fault(path) ? t("model.missing") : undefined),
  };
  const setArchived = (isArchived: boolean) => {
    const { kept = null, key = "" } = saved ?? {};
    const wanted = { id: kept?.id ?? freshId, version: kept?.version, key };
    (isArchived ? archive : restore).mutate(wanted, { onSuccess: onLeave });
  };
  return (
    <EntryForm
      form={state}
      words={useModelWords()}
      title={saved?.model.name ?? t("model.new")}
      back={<BackButton onClick={onLeave}>{t("models:title")}</BackButton>}
      menu={
        saved ? (
          <EntryMenu saved={saved} isPending={archive.isPending || restore.isPending} setArchived={setArchived} />
        ) : undefined
      }
      submit={t(saved ? "model.save" : "model.create")}
      faults={toldPaths.flatMap((field) =>
        fault(`model.${field}`)
          ? [{ fieldId: idOf(`model.${field}`), label: t(`equipment:column.${columns[field] ?? field}`) }]
          : [],
      )}
      aside={
        <>
          <ModelUse {...fields} />
          <EntryHistory saved={saved} />
        </>
      }
    >
      <ArchivedNote saved={saved} />
      <ModelFacts {...fields} />
      <OtherNames {...fields} />
    </EntryForm>
  );
}

/** Parts of the form are named by its own fields. */
const fieldOf = (field: string) => field as keyof ModelDraft;

/** One document to the server, as a vessel's own template is. */
function useModelForm(saved: PlatformModelRecord | undefined, freshId: string, onLeave: () => void) {
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveLibraryModel();
  const state: RecordForm<ModelDraft, ModelDraft> = useRecordForm({
    ...{ kind: "model of the library", schema: modelForm, record: saved && recordOf(saved), valuesOf: modelDraftOf },
    rules: { english: joinFields, others: joinFields },
    read: async (key) =>
      recordOf(await queryClient.fetchQuery({ ...trpc.library.model.queryOptions({ key }), staleTime: 0 })),
    save: send,
    onSaved: onLeave,
  });
  function send(write: RecordWrite<ModelDraft>) {
    const values = modelOf(state.form.getValues());
    if (write.isNew) return save(saveLibraryModelInput.parse({ id: write.id, ...values }));
    const { id: key, version } = write;
    const row = { id: saved?.kept?.id ?? freshId, version: version || undefined };
    return save(saveLibraryModelInput.parse({ ...row, key, ...values }));
  }
  return state;
}

/** Where a field stands under another name in the register's columns. */
const columns: Readonly<Record<string, string>> = { equipmentType: "type", english: "name" };

function useModelWords() {
  const { t } = useTranslation("library");
  const { type } = useTemplateWords();
  const nameOf = (field: string) => {
    if (field === "others") return t("words.title");
    return t(field === "hasHourCounter" ? "model.field.hasHourCounter" : `equipment:column.${columns[field] ?? field}`);
  };
  return useFieldWords(nameOf, {
    equipmentType: (value) => type(String(value)),
    department: (value) => t(`departments:of.${String(value)}`),
  });
}

interface FieldsProps {
  draft: ModelDraft;
  change: (part: Partial<ModelDraft>) => void;
  /** Sentence at a field, by its path in what the server takes. */
  fault: (path: string) => string | undefined;
  idOf: (path: string) => string;
}

function ModelFacts(props: FieldsProps) {
  const { draft, change, fault, idOf } = props;
  const { t } = useTranslation("library");
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t("equipment:column.type")}
          id={idOf("model.equipmentType")}
          error={fault("model.equipmentType")}
          required
        >
          <TypePicker type={draft.equipmentType} onPick={(equipmentType) => change({ equipmentType })} />
        </Field>
        <Field label={t("equipment:column.department")}>
          <Select
            options={departments.map((value) => ({ value, label: t(`departments:of.${value}`) }))}
            value={draft.department}
            onValueChange={(department) => change({ department })}
          />
        </Field>
      </div>
      <NameFields
        names={draft.english}
        onChange={(english) => change({ english })}
        errors={{ name: fault("model.name"), location: fault("model.location") }}
        ids={{ name: idOf("model.name"), location: idOf("model.location") }}
      />
    </>
  );
}

interface NameFieldsProps {
  names: ModelNames;
  onChange: (names: ModelNames) => void;
  /** Of English, which every model has. */
  errors?: { name: string | undefined; location: string | undefined };
  ids?: { name: string; location: string };
}

const nameFields = ["name", "location", "port", "starboard"] as const;

function NameFields({ names, onChange, errors, ids }: NameFieldsProps) {
  const { t } = useTranslation("library");
  const isNeeded = (field: keyof ModelNames) => field === "name" || field === "location";
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {nameFields.map((field) => (
        <Field
          key={field}
          label={t(`model.field.${field}`)}
          id={isNeeded(field) ? ids?.[field] : undefined}
          error={isNeeded(field) ? errors?.[field] : undefined}
          required={errors !== undefined && isNeeded(field)}
        >
          <Input
            value={names[field]}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onChange({ ...names, [field]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

function OtherNames({ draft, change }: FieldsProps) {
  const { t } = useTranslation("library");
  const [language, setLanguage] = useState<OtherLanguage>("fr");
  return (
    <section className="flex flex-col gap-4">
      <SectionHead title={t("words.title")} level={2} />
      <p className="-mt-3 text-muted-foreground text-sm">{t("words.help")}</p>
      <LanguageChoice value={language} onChange={setLanguage} />
      <div lang={language}>
        <NameFields
          names={draft.others[language]}
          onChange={(names) => change({ others: { ...draft.others, [language]: names } })}
        />
      </div>
    </section>
  );
}

const uses = ["isCritical", "isStandby", "isUsedAtSea", "isUsedInPort", "hasHourCounter"] as const;

function ModelUse({ draft, change }: FieldsProps) {
  const { t } = useTranslation("library");
  return (
    <section className="flex flex-col gap-2">
      {uses.map((use) => (
        <SwitchField
          key={use}
          label={t(use === "hasHourCounter" ? "model.field.hasHourCounter" : `equipment:column.${use}`)}
          checked={draft[use]}
          onCheckedChange={(isOn) => change({ [use]: isOn })}
        />
      ))}
    </section>
  );
}
