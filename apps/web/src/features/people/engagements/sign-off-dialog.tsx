import { engagementFormSchema } from "@ymp/api/modules/onboard/engagements.schema";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { useState } from "react";
import { useVessel } from "../../../app/session.ts";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { setFieldErrors } from "../../../lib/set-field-errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useNow } from "../../../lib/use-now.ts";
import { useDraftTestimonial } from "../sea-service/sea-service.mutations.ts";
import { useSaveEngagement } from "./engagement.mutations.ts";
import { EngagementFields } from "./engagement-fields.tsx";
import { type Engagement, type EngagementForm, type EngagementValues, endedOn } from "./engagement-form.ts";

export interface SignOffDialogProps {
  engagement: Engagement;
  name: string;
  onClose: () => void;
}

const ownFields = ["signedOffOn", "signOffReason"] as const;

/** Signs somebody off: the fields of the end alone are sent, so that what others mended meanwhile stays. */
export function SignOffDialog({ engagement, name, onClose }: SignOffDialogProps) {
  const { t } = useTranslation("onboard");
  const today = todayIn(useVessel().timeZone, useNow());
  const form: EngagementForm = useSchemaForm(engagementFormSchema, { defaultValues: endedOn(today, engagement) });
  const save = useSaveEngagement();
  const { id, version, profileId } = engagement;
  const draft = useDraftTestimonial();
  const [drafts, setDrafts] = useState(true);
  const signedOffOn = form.watch("signedOffOn");
  // Nobody drafts their own, and none of days to come.
  const mayDraft = useVessel().profileId !== profileId && Boolean(signedOffOn && signedOffOn <= today);
  const finish = (endsOn: CalendarDate | null | undefined) => {
    const { rank, signedOnOn } = engagement;
    if (mayDraft && drafts && endsOn)
      draft.mutate({ id: newId(), profileId, capacity: rank, startsOn: signedOnOn, endsOn });
    onClose();
  };
  const submit = form.handleSubmit(({ movesPerson, ...values }) =>
    save.mutate(
      { id, version, profileId, ...endOf(values), base: endOf(engagement), movesPerson },
      { onSuccess: () => finish(values.signedOffOn), onError: (error) => setFieldErrors(form, ownFields, error) },
    ),
  );
  return (
    <FormDialog
      title={t("engagement.title.off")}
      subtitle={<bdi>{name}</bdi>}
      submit={t("engagement.submit.off")}
      busy={save.isPending}
      error={save.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <EngagementFields form={form} kind="off" today={today} />
      {mayDraft ? (
        <CheckboxField
          checked={drafts}
          onCheckedChange={(checked) => setDrafts(checked === true)}
          label={t("sea-service:testimonials.alsoDraft")}
        />
      ) : null}
    </FormDialog>
  );
}

type End = Pick<EngagementValues, "signedOffOn" | "signOffPort" | "signOffReason" | "remarks">;
const endOf = ({ signedOffOn, signOffPort, signOffReason, remarks }: End): End => ({
  ...{ signedOffOn, signOffPort, signOffReason, remarks },
});
