import { saveRoundInput } from "@ymp/api/modules/equipment/rounds.schema";
import { departments } from "@ymp/core/access/roles";
import { newId } from "@ymp/core/ids";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { useDeferredValue, useId, useState } from "react";
import { Controller } from "react-hook-form";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { RoundMeterList } from "./round-meter-list.tsx";
import { useSaveRound } from "./rounds.mutations.ts";
import { type Round, type RoundMeter, useMeters } from "./rounds.queries.ts";
import { useRefusalText } from "./use-refusal-text.ts";

const noDepartment = "none";

/** A round in the making: its name, and the meters in the order in which one walks past them. */
export function RoundEditorSheet({ round, onClose }: { round: Round | undefined; onClose: () => void }) {
  const { t } = useTranslation("rounds");
  const formId = useId();
  const faultText = useFaultText();
  const save = useSaveRound();
  const refusalText = useRefusalText(save.error);
  const [id] = useState(() => round?.id ?? newId());
  const [meters, setMeters] = useState<readonly RoundMeter[]>(round?.meters ?? []);
  const form = useSchemaForm(saveRoundInput, {
    defaultValues: {
      ...{ id, version: round?.version, name: round?.name ?? "", department: round?.department ?? null },
      counterIds: meters.map(({ id: meterId }) => meterId),
    },
  });
  const change = (next: readonly RoundMeter[]) => {
    setMeters(next);
    const counterIds = next.map(({ id: meterId }) => meterId);
    form.setValue("counterIds", counterIds, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const submit = form.handleSubmit((values) => save.mutate(values, { onSuccess: onClose }));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        className="md:w-[560px]"
        onOpenAutoFocus={round ? undefined : focusName}
        title={round ? t("form.edit", { name: round.name }) : t("form.new")}
        onInteractOutside={(event) => {
          if (form.formState.isDirty) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" className="me-auto" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="primary" size="lg" busy={save.isPending}>
              {t("form.save")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 px-5 py-4">
          {refusalText ? <FormErrors faults={[]} message={refusalText} /> : null}
          <Field label={t("form.name")} error={faultText(form.formState.errors.name)} required>
            <Input {...form.register("name")} placeholder={t("form.nameHint")} autoComplete="off" />
          </Field>
          <Controller
            name="department"
            control={form.control}
            render={({ field }) => (
              <Field label={t("equipment:column.department")}>
                <Select
                  options={[
                    { value: noDepartment, label: t("equipment:form.noDepartment") },
                    ...departments.map((value) => ({ value, label: t(`departments:of.${value}`) })),
                  ]}
                  value={field.value ?? noDepartment}
                  onValueChange={(value) => field.onChange(departments.find((known) => known === value) ?? null)}
                />
              </Field>
            )}
          />
          <Field
            label={t("form.add")}
            help={t("form.addHelp")}
            error={form.formState.errors.counterIds ? t("countersMissing") : undefined}
          >
            <MeterPicker chosen={meters} onPick={(meter) => change([...meters, meter])} />
          </Field>
          {meters.length > 0 ? <RoundMeterList meters={meters} onChange={change} /> : null}
        </form>
      </SheetContent>
    </Sheet>
  );
}

/** A new round begins with its name. */
function focusName(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const name = event.target.querySelector<HTMLInputElement>("input[name=name]");
  if (!name) return;
  event.preventDefault();
  name.focus();
}

/** Takes one meter after the other into the round; what is in it already is not offered again. */
function MeterPicker({ chosen, onPick }: { chosen: readonly RoundMeter[]; onPick: (meter: RoundMeter) => void }) {
  const { t } = useTranslation("rounds");
  const [text, setText] = useState("");
  const { data, isFetching } = useMeters(useDeferredValue(text.trim()));
  const taken = new Set(chosen.map(({ id }) => id));
  const offered = (data?.rows ?? []).filter(({ id }) => !taken.has(id));
  return (
    <Combobox
      placeholder={t("form.choose")}
      items={offered.map(({ id, equipmentName, kind, location, code }) => ({
        value: id,
        label: kind === "hours" ? equipmentName : `${equipmentName}, ${t(`equipment:meter.kind.${kind}`)}`,
        fact: location ?? code ?? undefined,
      }))}
      hasMore={data?.hasMore}
      value={null}
      onValueChange={(item) => {
        const meter = offered.find(({ id }) => id === item?.value);
        if (meter) onPick(meter);
      }}
      onSearch={setText}
      loading={isFetching}
    />
  );
}
