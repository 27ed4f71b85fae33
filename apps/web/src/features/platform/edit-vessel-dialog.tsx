import { updateVesselInput } from "@ymp/api/modules/platform/vessels.schema";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Controller, FormProvider } from "react-hook-form";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { showFaults } from "../../lib/show-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { CompanyChoice } from "./company-choice.tsx";
import { ParticularsFields } from "./particulars-fields.tsx";
import type { VesselRecord } from "./platform.queries.ts";
import { useUpdateVessel } from "./vessel.mutations.ts";

const fields = ["name", "timeZone", "currency", "imo", "yearBuilt", "lengthMetres", "contactEmail"] as const;

export function EditVesselDialog({ vessel, onClose }: { vessel: VesselRecord; onClose: () => void }) {
  const { t } = useTranslation("platform-screens");
  const update = useUpdateVessel();
  const form = useSchemaForm(updateVesselInput, {
    values: valuesOf(vessel),
    // What somebody else changed meanwhile comes in; what was typed here stays on top of it.
    resetOptions: { keepDirtyValues: true },
  });
  const { queryClient } = useServices();
  const refuse = (error: unknown) => {
    showFaults(form, fields, error);
    if (refusalOf(error)?.code === "stale") void queryClient.invalidateQueries({ queryKey: [["platform", "vessel"]] });
  };
  const submit = form.handleSubmit((input) => update.mutate(input, { onSuccess: onClose, onError: refuse }));
  return (
    <FormDialog
      size="lg"
      title={t("vessel.editTitle", { name: vessel.name })}
      submit={t("vessel.save")}
      busy={update.isPending}
      error={update.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <ParticularsFields />
        <Controller
          control={form.control}
          name="companyId"
          render={({ field }) => (
            <Field label={t("field.company")} help={t("field.companyHelp")}>
              <CompanyChoice value={field.value ?? null} onValueChange={field.onChange} />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="isTemplate"
          render={({ field }) => (
            <CheckboxField
              label={t("field.isTemplate")}
              help={t("field.isTemplateHelp")}
              checked={field.value ?? false}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
      </FormProvider>
    </FormDialog>
  );
}

function valuesOf(vessel: VesselRecord) {
  const { id, version, name, timeZone, currency, yearBuilt, lengthMetres, isTemplate, companyId } = vessel;
  return {
    ...{ vesselId: id, version, name, timeZone, currency, yearBuilt, lengthMetres, isTemplate, companyId },
    vesselType: vessel.vesselType ?? "",
    flag: vessel.flag ?? "",
    imo: vessel.imo ?? "",
    callSign: vessel.callSign ?? "",
    builder: vessel.builder ?? "",
    contactEmail: vessel.contactEmail ?? "",
  };
}
