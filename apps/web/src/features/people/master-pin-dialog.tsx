import { setPinInput } from "@ymp/api/modules/people/people.schema";
import { asCalendarDate } from "@ymp/core/calendar-date";
import { judgeMasterPin } from "@ymp/core/people/master-pin";
import { Field } from "@ymp/ui/primitives/field";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { setFieldErrors } from "../../lib/set-field-errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useSetPin } from "./people.mutations.ts";
import type { Person } from "./people.queries.ts";

/** Sets the short number one signs with; the password of the account proves who asks. */
export function MasterPinDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const setPin = useSetPin();
  const form = useSchemaForm(setPinInput, {
    defaultValues: { profileId: person.id, pin: "", currentPassword: "" },
  });
  const { errors } = form.formState;
  const birthDate = asCalendarDate(person.origin?.birthDate);
  const submit = form.handleSubmit((input) => {
    const [fault] = judgeMasterPin(input.pin, { birthDate: birthDate });
    if (fault) {
      form.setError("pin", { message: fault.messageKey }, { shouldFocus: true });
      return;
    }
    setPin.mutate(input, {
      onSuccess: onClose,
      onError: (error) => setFieldErrors(form, ["pin", "currentPassword"], error),
    });
  });
  return (
    <FormDialog
      title={t("people:pin.title")}
      submit={t("people:pin.save")}
      busy={setPin.isPending}
      error={setPin.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t("people:pin.pin")} help={t("people:pin.help")} error={faultText(errors.pin)}>
        <PasswordInput inputMode="numeric" autoComplete="off" maxLength={8} {...form.register("pin")} />
      </Field>
      <Field label={t("passwords:currentPassword")} error={faultText(errors.currentPassword)}>
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
      </Field>
    </FormDialog>
  );
}
