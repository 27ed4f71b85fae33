import { useQuery } from "@tanstack/react-query";
import { earlierServiceFormSchema } from "@ymp/api/modules/sea-service/sea-service.schema";
import { Select } from "@ymp/ui/primitives/select";
import type { z } from "zod";
import { useServices, useTrpc } from "../../../app/services-context.tsx";
import { ControlField, DayField, LongTextField, TextField } from "../../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../../lib/forms/field-words.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { NationalityField } from "../nationality-field.tsx";
import { MetresField, WholeField } from "./number-fields.tsx";
import { useSaveEarlier } from "./sea-service.mutations.ts";
import type { EarlierService } from "./sea-service.queries.ts";

type ServiceInput = z.input<typeof earlierServiceFormSchema>;

const valuesOf = (service: EarlierService | undefined): Partial<ServiceInput> => ({
  vesselName: service?.vesselName ?? "",
  officialNumber: service?.officialNumber ?? "",
  flag: service?.flag ?? null,
  grossTonnage: service?.grossTonnage ?? null,
  lengthMetres: service?.lengthMetres ?? null,
  powerKw: service?.powerKw ?? null,
  capacity: service?.capacity ?? "",
  startsOn: service?.startsOn,
  endsOn: service?.endsOn,
  actualDays: service?.actualDays ?? 0,
  standByDays: service?.standByDays ?? 0,
  yardDays: service?.yardDays ?? 0,
  watchDays: service?.watchDays ?? 0,
  distanceNm: service?.distanceNm ?? null,
  areas: service?.areas ?? "",
  remarks: service?.remarks ?? "",
  paperId: service?.paperId ?? null,
});

export interface EarlierServiceSheetProps {
  profileId: string;
  /** Null: a new one. */
  service: EarlierService | null;
  onClose: () => void;
}

/** Service on another vessel, as its testimonial says it. */
export function EarlierServiceSheet({ profileId, service, onClose }: EarlierServiceSheetProps) {
  const { t } = useTranslation("sea-service");
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveEarlier();
  const form = useRecordForm({
    ...{ kind: `service of ${profileId}`, schema: earlierServiceFormSchema, record: service },
    valuesOf,
    read: async (id) => {
      const options = { ...trpc.seaService.earlier.queryOptions({ profileId }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ profileId, ...values, ...write }),
    onSaved: onClose,
  });
  const label = (name: keyof ServiceInput) => t(`field.${name}`);
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={t(service ? "earlier.editTitle" : "earlier.new")}
      submit={t("earlier.save")}
      words={useFieldWords((field) => t(`field.${field}`))}
      onClose={onClose}
    >
      <TextField<ServiceInput> name="vesselName" label={label("vesselName")} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<ServiceInput> name="capacity" label={label("capacity")} required />
        <TextField<ServiceInput> name="officialNumber" label={label("officialNumber")} />
        <DayField<ServiceInput> name="startsOn" label={label("startsOn")} required />
        <DayField<ServiceInput> name="endsOn" label={label("endsOn")} required />
        <ControlField<ServiceInput, "flag"> name="flag" label={label("flag")}>
          {({ value, onChange }) => (
            <NationalityField value={value ?? ""} onValueChange={(code) => onChange(code || null)} />
          )}
        </ControlField>
        <WholeField<ServiceInput> name="grossTonnage" label={label("grossTonnage")} />
        <MetresField<ServiceInput> name="lengthMetres" label={label("lengthMetres")} />
        <WholeField<ServiceInput> name="powerKw" label={label("powerKw")} />
        <WholeField<ServiceInput> name="actualDays" label={label("actualDays")} isCount />
        <WholeField<ServiceInput> name="watchDays" label={label("watchDays")} isCount />
        <WholeField<ServiceInput> name="standByDays" label={label("standByDays")} isCount />
        <WholeField<ServiceInput> name="yardDays" label={label("yardDays")} isCount />
        <WholeField<ServiceInput> name="distanceNm" label={label("distanceNm")} />
        <TextField<ServiceInput> name="areas" label={label("areas")} />
      </div>
      <PaperChoice profileId={profileId} />
      <LongTextField<ServiceInput> name="remarks" label={label("remarks")} rows={2} />
    </RecordForm>
  );
}

const noPaper = "none";

/** One of the papers that the person has handed in. */
function PaperChoice({ profileId }: { profileId: string }) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const { data } = useQuery(useTrpc().crewDocuments.list.queryOptions({ profileId }));
  const papers = data?.papers ?? [];
  return (
    <ControlField<ServiceInput, "paperId"> name="paperId" label={t("field.paperId")}>
      {({ value, onChange }) => (
        <Select
          value={value ?? noPaper}
          onValueChange={(id) => onChange(id === noPaper ? null : id)}
          options={[
            { value: noPaper, label: t("earlier.noPaper") },
            ...papers.map(({ id, type, title, issuedOn }) => ({
              value: id,
              label: formats.list([title || t(`papers:type.${type}`), issuedOn && formats.date(issuedOn)]),
            })),
          ]}
        />
      )}
    </ControlField>
  );
}
