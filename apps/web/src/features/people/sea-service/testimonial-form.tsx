import { testimonialFormSchema } from "@ymp/api/modules/sea-service/sea-service.schema";
import { useFormContext, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useServices } from "../../../app/services-context.tsx";
import { DayField, LongTextField, TextField } from "../../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../../lib/forms/field-words.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import type { OutputOf } from "../../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { MetresField, WholeField } from "./number-fields.tsx";
import { OtherCapacity } from "./other-capacity.tsx";
import { useSaveTestimonial } from "./sea-service.mutations.ts";
import type { Testimonial } from "./sea-service.queries.ts";

type TestimonialInput = z.input<typeof testimonialFormSchema>;
type Proposal = OutputOf<"seaService.propose">;

export interface TestimonialFormProps {
  profileId: string;
  /** Null: a new one. */
  testimonial: Testimonial | null;
  /** What a new one begins with. */
  proposal: Proposal | null;
  onClose: () => void;
}

const valuesOf = (known: Testimonial | Proposal | null): Partial<TestimonialInput> => ({
  startsOn: known?.startsOn ?? undefined,
  endsOn: known?.endsOn ?? undefined,
  capacity: known?.capacity ?? "",
  passportNumber: known?.passportNumber ?? "",
  loadLineMetres: known?.loadLineMetres ?? null,
  powerKw: known?.powerKw ?? null,
  propulsion: known?.propulsion ?? "",
  areas: known && "areas" in known ? (known.areas ?? "") : "",
  conduct: known && "conduct" in known ? (known.conduct ?? "") : "",
  contact: known?.contact ?? "",
});

/** A testimonial before it is signed. Its days are counted, so they are no field. */
export function TestimonialForm({ profileId, testimonial, proposal, onClose }: TestimonialFormProps) {
  const { t } = useTranslation("sea-service");
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveTestimonial();
  const form = useRecordForm({
    ...{ kind: `testimonial of ${profileId}`, schema: testimonialFormSchema, record: testimonial },
    valuesOf: (kept: Testimonial | undefined) => valuesOf(kept ?? proposal),
    read: async (id) => {
      const options = { ...trpc.seaService.testimonials.queryOptions({ profileId }), staleTime: 0 };
      return (await queryClient.fetchQuery(options)).find((one) => one.id === id);
    },
    save: ({ isNew: _, values, ...write }) => save({ profileId, ...values, ...write }),
    onSaved: onClose,
  });
  const label = (name: keyof TestimonialInput) => t(`field.${name}`);
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={t(testimonial ? "testimonials.edit" : "testimonials.new")}
      submit={t("testimonials.save")}
      words={useFieldWords((field) => t(`field.${field}`))}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField<TestimonialInput> name="startsOn" label={label("startsOn")} required />
        <DayField<TestimonialInput> name="endsOn" label={label("endsOn")} required />
        <TextField<TestimonialInput> name="capacity" label={label("capacity")} required />
        <TextField<TestimonialInput> name="passportNumber" label={label("passportNumber")} />
      </div>
      <Differs engagedAs={testimonial?.engagedAs ?? proposal?.engagedAs ?? null} />
      <LongTextField<TestimonialInput> name="conduct" label={label("conduct")} rows={3} />
      <TextField<TestimonialInput> name="areas" label={label("areas")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MetresField<TestimonialInput> name="loadLineMetres" label={label("loadLineMetres")} />
        <WholeField<TestimonialInput> name="powerKw" label={label("powerKw")} />
        <TextField<TestimonialInput> name="propulsion" label={label("propulsion")} />
        <TextField<TestimonialInput> name="contact" label={label("contact")} />
      </div>
    </RecordForm>
  );
}

function Differs({ engagedAs }: { engagedAs: string | null }) {
  const { control } = useFormContext<TestimonialInput>();
  const capacity = useWatch({ control, name: "capacity" });
  return <OtherCapacity capacity={capacity ?? ""} engagedAs={engagedAs} />;
}
