import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Controller } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { FigureControl } from "../../lib/definitions/plain-controls.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSaveTank } from "./logbooks.mutations.ts";
import type { Tank } from "./logbooks.queries.ts";
import { TableField } from "./table-field.tsx";
import { tankForm, valuesOf } from "./tank-form.ts";

const items = ["3.1", "3.2", "3.3"] as const;
const contents = ["fuel", "lube", "sludge", "bilge", "ballast", "fresh", "grey", "black", "other"] as const;
const none = "none";
const capacity = { type: "figure", key: "capacity", label: "", decimals: 3, unit: "m3" } as const;
const density = { type: "figure", key: "density", label: "", decimals: 4, unit: "t/m3" } as const;

/** A tank of the vessel; record books name it by this name. */
export function TankDialog({ tank, onClose }: { tank: Tank | undefined; onClose: () => void }) {
  const { t } = useTranslation("logbooks");
  const faultText = useFaultText();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveTank();
  const state = useRecordForm({
    ...{ kind: "tank", schema: tankForm, record: tank, valuesOf },
    read: async (id) => {
      const options = { ...trpc.logbooks.tanks.queryOptions(), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).find((one) => one.id === id);
    },
    save: ({ isNew: _, ...write }) => {
      const { values, ...target } = write;
      return save({ ...target, ...values });
    },
    onSaved: onClose,
  });
  const { control, formState, register } = state.form;
  const labels: Record<string, string> = {
    ...{ name: t("tanks.name"), capacity: t("tanks.capacity"), iopp: t("tanks.iopp"), contents: t("tanks.contents") },
    ...{ density: t("tanks.density"), calibration: t("tanks.calibration") },
  };
  const words = useFieldWords((field) => labels[field] ?? field, {
    contents: (value) => (value === null ? undefined : t(`tanks.of.${String(value)}`)),
  });
  const { errors } = formState;
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={tank ? t("tanks.edit", { name: tank.name }) : t("tanks.add")}
      submit={t("tanks.save")}
      words={words}
      onClose={onClose}
    >
      <Field label={t("tanks.name")} help={t("tanks.nameHelp")} error={faultText(errors.name)} required>
        <Input {...register("name")} autoComplete="off" />
      </Field>
      <Controller
        name="capacity"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("tanks.capacity")} error={faultText(errors.capacity)}>
            <FigureControl
              field={capacity}
              value={value ?? undefined}
              isRequired={false}
              onChange={(figure) => onChange(figure ?? null)}
            />
          </Field>
        )}
      />
      <Controller
        name="iopp"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("tanks.iopp")}>
            <Select
              options={[
                { value: none, label: t("tanks.notNamed") },
                ...items.map((item) => ({ value: item, label: t(`tanks.ioppOf.${item.replace(".", "")}`) })),
              ]}
              value={value ?? none}
              onValueChange={(chosen) => onChange(items.find((item) => item === chosen) ?? null)}
            />
          </Field>
        )}
      />
      <Controller
        name="contents"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("tanks.contents")}>
            <Select
              options={[
                { value: none, label: t("tanks.notNamed") },
                ...contents.map((one) => ({ value: one, label: t(`tanks.of.${one}`) })),
              ]}
              value={value ?? none}
              onValueChange={(chosen) => onChange(contents.find((one) => one === chosen) ?? null)}
            />
          </Field>
        )}
      />
      <Controller
        name="density"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("tanks.density")} help={t("tanks.densityHelp")} error={faultText(errors.density)}>
            <FigureControl
              field={density}
              value={value ?? undefined}
              isRequired={false}
              onChange={(figure) => onChange(figure ?? null)}
            />
          </Field>
        )}
      />
      <TableField />
    </RecordForm>
  );
}
