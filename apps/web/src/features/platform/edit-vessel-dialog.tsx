import { editVesselForm } from "@ymp/api/modules/platform/vessels.schema";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Controller } from "react-hook-form";
import { useServices } from "../../app/services-context.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { CompanyChoice } from "./company-choice.tsx";
import { ParticularsFields } from "./particulars-fields.tsx";
import { useCompanies, type VesselRecord } from "./platform.queries.ts";
import { useUpdateVessel } from "./vessel.mutations.ts";

export function EditVesselDialog({ vessel, onClose }: { vessel: VesselRecord; onClose: () => void }) {
  const { t } = useTranslation("platform-screens");
  const { mutateAsync: update } = useUpdateVessel();
  const { data: companies = [] } = useCompanies();
  const { queryClient, trpc } = useServices();
  const state = useRecordForm({
    ...{ kind: "vessel on the platform", schema: editVesselForm, record: vessel },
    valuesOf: (saved: VesselRecord = vessel) => valuesOf(saved),
    read: (vesselId) => queryClient.fetchQuery({ ...trpc.platform.vessel.queryOptions({ vesselId }), staleTime: 0 }),
    save: async (write) => {
      // A vessel is there, or this form is not.
      if (write.isNew) return;
      await update({ ...write.values, vesselId: write.id, version: write.version, base: write.base });
    },
    onSaved: onClose,
  });
  const { form } = state;
  const words = useFieldWords((field) => t(`field.${field === "companyId" ? "company" : field}`), {
    companyId: (id) => companies.find((company) => company.id === id)?.name,
    yearBuilt: String,
  });
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t("vessel.editTitle", { name: vessel.name })}
      submit={t("vessel.save")}
      words={words}
      onClose={onClose}
    >
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
    </RecordForm>
  );
}

function valuesOf(vessel: VesselRecord) {
  const { name, timeZone, currency, yearBuilt, lengthMetres, isTemplate, companyId } = vessel;
  return {
    ...{ name, timeZone, currency, yearBuilt, lengthMetres, isTemplate, companyId },
    vesselType: vessel.vesselType ?? "",
    flag: vessel.flag ?? "",
    imo: vessel.imo ?? "",
    callSign: vessel.callSign ?? "",
    builder: vessel.builder ?? "",
    contactEmail: vessel.contactEmail ?? "",
  };
}
