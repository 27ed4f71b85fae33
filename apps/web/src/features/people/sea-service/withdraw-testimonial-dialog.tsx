import { withdrawTestimonialInput } from "@ymp/api/modules/sea-service/sea-service.schema";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFaultText } from "../../../lib/use-fault-text.ts";
import { useWithdrawTestimonial } from "./sea-service.mutations.ts";
import type { Testimonial } from "./sea-service.queries.ts";

const formSchema = withdrawTestimonialInput.pick({ reason: true });

export interface WithdrawTestimonialDialogProps {
  testimonial: Testimonial;
  onClose: () => void;
}

/** A signed testimonial that was wrong: it stays legible and counts no more. */
export function WithdrawTestimonialDialog({ testimonial, onClose }: WithdrawTestimonialDialogProps) {
  const { t } = useTranslation("sea-service");
  const faultText = useFaultText();
  const withdraw = useWithdrawTestimonial();
  const form = useSchemaForm(formSchema, { defaultValues: { reason: "" } });
  const { id, version } = testimonial;
  const submit = form.handleSubmit(({ reason }) => withdraw.mutate({ id, version, reason }, { onSuccess: onClose }));
  return (
    <FormDialog
      title={t("withdraw.title")}
      subtitle={<bdi>{testimonial.content.name}</bdi>}
      submit={t("testimonials.withdraw")}
      destructive
      busy={withdraw.isPending}
      error={withdraw.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("withdraw.text")}
      </p>
      <Field label={t("field.reason")} error={faultText(form.formState.errors.reason)} required>
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
    </FormDialog>
  );
}
