import { newId } from "@ymp/core/ids";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { useCreateCount } from "./counts.mutations.ts";
import { useCategories, useLocations } from "./counts.queries.ts";

const scopes = ["place", "category", "vessel"] as const;
type Scope = (typeof scopes)[number];

interface NewCountDialogProps {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** What is counted, and whether anyone who counts sees what the books say. */
export function NewCountDialog({ onClose, onCreated }: NewCountDialogProps) {
  const { t } = useTranslation("counts");
  const form = useNewCount();
  const create = useCreateCount();
  const submit = () => {
    const input = form.check();
    if (input) create.mutate(input, { onSuccess: ({ id }) => onCreated(id) });
  };
  return (
    <FormDialog
      title={t("new.title")}
      submit={t("new.begin")}
      busy={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented
        fill
        label={t("field.scope")}
        value={form.scope}
        onValueChange={form.setScope}
        options={scopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
      />
      <ScopeChoice form={form} />
      <Field label={t("field.name")}>
        <Input value={form.name} maxLength={120} onChange={(event) => form.setName(event.target.value)} />
      </Field>
      <CheckboxField
        label={t("new.blind")}
        help={t("new.blindHelp")}
        checked={form.isBlind}
        onCheckedChange={(checked) => form.setIsBlind(checked === true)}
      />
    </FormDialog>
  );
}

function ScopeChoice({ form }: { form: ReturnType<typeof useNewCount> }) {
  const { t } = useTranslation("counts");
  if (form.scope === "place")
    return (
      <Field label={t("field.place")} error={form.isChecked && !form.locationId ? t("new.choosePlace") : undefined}>
        <Select
          placeholder={t("new.choosePlace")}
          value={form.locationId}
          onValueChange={form.setLocationId}
          options={form.locations.map(({ id, name, deck }) => ({ value: id, label: deck ? `${name}, ${deck}` : name }))}
        />
      </Field>
    );
  if (form.scope === "category")
    return (
      <Field label={t("scope.category")} error={form.isChecked && !form.category ? t("fault.category") : undefined}>
        <Select
          placeholder={t("fault.category")}
          value={form.category}
          onValueChange={form.setCategory}
          options={form.categories.map(({ name }) => ({ value: name, label: name }))}
        />
      </Field>
    );
  return <p className="text-muted-foreground text-sm">{t("new.vesselHelp")}</p>;
}

function useNewCount() {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  const now = useNow();
  const locations = useLocations();
  const categories = useCategories();
  const [id] = useState(newId);
  const [scope, setScope] = useState<Scope>("place");
  const [locationId, setLocationId] = useState<string | null>(null);
  const [category, setCategory] = useState<string | null>(null);
  const [typedName, setName] = useState<string | null>(null);
  const [isBlind, setIsBlind] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  const chosen = {
    place: locations.find((place) => place.id === locationId)?.name ?? null,
    category,
    vessel: t("scope.vessel"),
  }[scope];
  const name = typedName ?? (chosen ? t("new.name", { what: chosen, on: formats.dateTime(now) }) : "");
  return {
    ...{ scope, setScope, locations, locationId, setLocationId, categories, category, setCategory },
    ...{ name, setName, isBlind, setIsBlind, isChecked },
    check: () => {
      setIsChecked(true);
      if (!chosen || !name.trim()) return null;
      return {
        id,
        name,
        isBlind,
        locationId: scope === "place" ? locationId : null,
        category: scope === "category" ? category : null,
      };
    },
  };
}
