import { useRouter } from "@tanstack/react-router";
import { inviteUserInput } from "@ymp/api/modules/users/users.schema";
import { userTypes } from "@ymp/core/access/roles";
import { parseCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useVessel } from "../../app/session.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import type { RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { useNow } from "../../lib/use-now.ts";
import { JobsField } from "./jobs-field.tsx";
import { RoleBrings } from "./role-brings.tsx";
import { useInviteUser } from "./users.mutations.ts";

type Form = UseFormReturn<z.input<typeof inviteUserInput>, unknown, z.output<typeof inviteUserInput>>;

/** Brings somebody from outside: as what, until when, and what is shared with them from the first day on. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { mutateAsync: invite } = useInviteUser();
  const state = useRecordForm({
    kind: "invitation",
    schema: inviteUserInput,
    valuesOf: firstValues,
    save: async ({ values }: RecordWrite<z.output<typeof inviteUserInput>>) => invite(inviteUserInput.parse(values)),
    onSaved: (made) => made && void router.navigate({ href: `/app/userdetails/${made.userId}` }),
  });
  const { form } = state;
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t("users:invite.title")}
      submit={t("users:invite.submit")}
      onClose={onClose}
    >
      <PersonFields form={form} />
      <KindField form={form} />
      <EndsOnField form={form} />
      <Controller
        name="jobIds"
        control={form.control}
        render={({ field: { value = [], onChange } }) => <JobsField jobIds={value} onChange={onChange} />}
      />
    </RecordForm>
  );
}

const firstValues = (_: unknown, userId: string): z.input<typeof inviteUserInput> => ({
  ...{ userId, profileId: newId(), firstName: "", lastName: "", email: "", userType: "shipyard" },
  ...{ endsOn: null, jobIds: [] },
});

function PersonFields({ form }: { form: Form }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t("users:column.firstName")} required error={faultText(errors.firstName)}>
        <Input autoComplete="off" {...form.register("firstName")} />
      </Field>
      <Field label={t("users:column.lastName")} required error={faultText(errors.lastName)}>
        <Input autoComplete="off" {...form.register("lastName")} />
      </Field>
      <Field
        label={t("users:column.email")}
        required
        error={faultText(errors.email)}
        help={t("users:invite.emailHelp")}
      >
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
      <Field label={t("users:invite.jobTitle")} mark={t("users:optional")} error={faultText(errors.jobTitle)}>
        <Input autoComplete="off" {...form.register("jobTitle")} />
      </Field>
    </div>
  );
}

function KindField({ form }: { form: Form }) {
  const { t } = useTranslation();
  const userType = useWatch({ control: form.control, name: "userType" });
  return (
    <div className="flex flex-col gap-2">
      <Controller
        name="userType"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <Field label={t("users:column.userType")} group>
            <RadioGroup value={value} onValueChange={onChange} className="grid md:grid-cols-2">
              {userTypes.map((kind) => (
                <Radio
                  key={kind}
                  value={kind}
                  label={t(`users:userType.${kind}`)}
                  help={t(`users:userTypeHelp.${kind}`)}
                />
              ))}
            </RadioGroup>
          </Field>
        )}
      />
      <RoleBrings position={{ role: "user", userType }} />
    </div>
  );
}

function EndsOnField({ form }: { form: Form }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const today = todayIn(useVessel().timeZone, useNow());
  return (
    <Controller
      name="endsOn"
      control={form.control}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Field
          label={t("users:column.endsOn")}
          mark={t("users:optional")}
          help={t("users:endsHelp")}
          error={faultText(error)}
        >
          <DateField
            today={today}
            min={today}
            value={value ? parseCalendarDate(value) : null}
            onValueChange={onChange}
          />
        </Field>
      )}
    />
  );
}
