import { type OtherLanguage, saveLibraryModelInput } from "@ymp/api/modules/templates/library.schema";
import { departments } from "@ymp/core/access/roles";
import { newId } from "@ymp/core/ids";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { useId, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { TypePicker } from "../equipment/type-picker.tsx";
import { LanguageChoice } from "./job-words.tsx";
import { useSaveLibraryModel, useSetLibraryModelArchived } from "./library.mutations.ts";
import { type PlatformModelRecord, usePlatformModel } from "./library.queries.ts";
import { type ModelDraft, type ModelNames, modelDraftOf, modelOf } from "./model-draft.ts";
import { PlatformEntryForm } from "./platform-entry-form.tsx";

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

function ModelForm({ saved, onLeave }: { saved: PlatformModelRecord | undefined; onLeave: () => void }) {
  const { t } = useTranslation("library");
  const [id] = useState(newId);
  const [base, setBase] = useState(() => ({ draft: modelDraftOf(saved), version: saved?.kept?.version }));
  const [draft, setDraft] = useState(base.draft);
  const save = useSaveLibraryModel();
  const archive = useSetLibraryModelArchived(true);
  const restore = useSetLibraryModelArchived(false);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const prefix = useId();
  const faults: Record<string, string> = { ...refusalOf(save.error)?.fields, ...typed };
  const entryId = saved?.kept?.id ?? id;
  const fields: FieldsProps = {
    draft,
    change: (part) => {
      setTyped({});
      setDraft({ ...draft, ...part });
    },
    idOf: (path) => `${prefix}${path}`,
    fault: (path) => (faults[path] ? t("model.missing") : undefined),
  };
  const send = () => {
    const input = { id: entryId, version: base.version, key: saved?.key, ...modelOf(draft) };
    const parsed = saveLibraryModelInput.safeParse(input);
    if (parsed.success) save.mutate(parsed.data, { onSuccess: onLeave });
    else setTyped(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])));
  };
  return (
    <PlatformEntryForm
      title={saved?.model.name ?? t("model.new")}
      back={t("models:title")}
      save={t(saved ? "model.save" : "model.create")}
      isTouched={draft !== base.draft}
      isPending={save.isPending}
      error={save.error}
      faults={Object.keys(faults).map((path) => ({
        fieldId: fields.idOf(path),
        label: t(
          path === "model.equipmentType" ? "equipment:column.type" : `equipment:column.${path.split(".")[1] ?? "name"}`,
        ),
      }))}
      saved={saved}
      archiving={{
        isPending: archive.isPending || restore.isPending,
        set: (isArchived) => {
          const { version } = base;
          (isArchived ? archive : restore).mutate(
            { id: entryId, version, key: saved?.key ?? "" },
            { onSuccess: onLeave },
          );
        },
      }}
      onSave={send}
      onTakeTheirs={() => {
        const next = { draft: modelDraftOf(saved), version: saved?.kept?.version };
        save.reset();
        setBase(next);
        setDraft(next.draft);
      }}
      onLeave={onLeave}
      aside={<ModelUse {...fields} />}
    >
      <ModelFacts {...fields} />
      <OtherNames {...fields} />
    </PlatformEntryForm>
  );
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
