import { placeFormSchema } from "@ymp/api/modules/inventory/inventory.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSavePlace } from "./inventory.mutations.ts";
import type { Place } from "./inventory.queries.ts";

export interface PlaceFormProps {
  /** Null: a new one. */
  place: Place | null;
  onClose: () => void;
}

/** A place where things are kept: its name and the deck it is on. */
export function PlaceForm({ place, onClose }: PlaceFormProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSavePlace();
  const state = useRecordForm({
    ...{ kind: "place", schema: placeFormSchema, record: place },
    valuesOf: (saved: Place | undefined) => ({ name: saved?.name ?? "", deck: saved?.deck ?? "" }),
    read: async (id) => {
      const options = { ...trpc.inventory.locations.queryOptions(), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ ...values, ...write }),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={place ? t("inventory:places.edit", { name: place.name }) : t("inventory:places.add")}
      submit={t("inventory:form.save")}
      words={useFieldWords((field) => t(`inventory:places.${field}`))}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t("inventory:places.name")} error={faultText(formState.errors.name)} required>
          <Input {...register("name")} maxLength={120} autoComplete="off" />
        </Field>
        <Field label={t("inventory:places.deck")} error={faultText(formState.errors.deck)}>
          <Input {...register("deck")} maxLength={120} autoComplete="off" />
        </Field>
      </div>
    </RecordForm>
  );
}
