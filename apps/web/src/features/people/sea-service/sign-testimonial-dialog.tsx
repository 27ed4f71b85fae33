import type { Signing } from "@ymp/core/signature-schema";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import { useState } from "react";
import { refusalOf } from "../../../app/failures.ts";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { SignField } from "../../../lib/signing/sign-field.tsx";
import { faultOfSigning } from "../../../lib/signing/signing-faults.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { OtherCapacity } from "./other-capacity.tsx";
import { useSignTestimonial } from "./sea-service.mutations.ts";
import type { Testimonial } from "./sea-service.queries.ts";

export interface SignTestimonialDialogProps {
  testimonial: Testimonial;
  onClose: () => void;
}

/** Shows what is signed, as it will stand there, and takes the signature. */
export function SignTestimonialDialog({ testimonial, onClose }: SignTestimonialDialogProps) {
  const { t } = useTranslation("sea-service");
  const sign = useSignTestimonial();
  const [signing, setSigning] = useState<Signing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { id, version, digest, signer } = testimonial;
  // Offered to those alone who may sign it.
  if (!signer) return null;
  const submit = () => {
    const wrong = signing ? faultOfSigning(signing, signer.name) : "sea-service:sign.missing";
    setFault(wrong);
    if (wrong || !signing) return;
    sign.mutate(
      { id, version, digest, signature: signing },
      { onSuccess: onClose, onError: (error) => setFault(refusalOf(error)?.fields.signature ?? null) },
    );
  };
  return (
    <FormDialog
      title={t("sign.title")}
      subtitle={<bdi>{testimonial.content.name}</bdi>}
      submit={t("testimonials.sign")}
      size="lg"
      busy={sign.isPending}
      error={sign.error}
      holdsMore={signing !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Signed testimonial={testimonial} />
      <OtherCapacity capacity={testimonial.content.capacity} engagedAs={testimonial.engagedAs} />
      {testimonial.content.days.byPlan ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("sums.byPlan", { count: testimonial.content.days.byPlan })}
        </p>
      ) : null}
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("sign.text")}
      </p>
      <SignField
        signer={signer}
        label={t("sign.signature")}
        fault={fault ? t(fault) : undefined}
        onChange={(next) => {
          setSigning(next);
          setFault(null);
        }}
      />
    </FormDialog>
  );
}

function Signed({ testimonial: { content, startsOn, endsOn } }: { testimonial: Testimonial }) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const { days, vessel } = content;
  const fact = (id: string, value: string | number | null) => ({
    id,
    label: t(`field.${id}`),
    value: typeof value === "number" ? formats.quantity(value) : (value ?? "–"),
  });
  return (
    <PropertyList
      properties={[
        fact("capacity", content.capacity),
        { id: "startsOn", label: t("field.startsOn"), value: formats.date(startsOn) },
        { id: "endsOn", label: t("field.endsOn"), value: formats.date(endsOn) },
        fact("onBoard", days.onBoard),
        fact("actual", days.actual),
        fact("standBy", days.standBy),
        fact("yard", days.yard),
        fact("watchkeeping", days.watchkeeping),
        fact("distance", Math.round(content.distance / 10)),
        fact("passportNumber", content.passportNumber),
        fact("loadLineMetres", vessel.loadLineMetres),
        fact("powerKw", vessel.powerKw),
        fact("areas", content.areas),
        fact("conduct", content.conduct),
        fact("contact", content.contact),
      ]}
    />
  );
}
