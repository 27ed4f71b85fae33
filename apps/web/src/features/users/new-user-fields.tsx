import { rolesToGive } from "@ymp/core/access/appointment";
import { departments } from "@ymp/core/access/roles";
import { readable } from "@ymp/core/color";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useAccess } from "../../app/session.ts";
import { NewPasswordInput } from "../../lib/new-password/new-password-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import type { newUserForm } from "./new-user-dialog.tsx";
import { RoleBrings } from "./role-brings.tsx";

type Form = UseFormReturn<z.input<typeof newUserForm>, unknown, z.output<typeof newUserForm>>;

export function NewUserFields({ form, onNameTyped }: { form: Form; onNameTyped: () => void }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t("users:column.firstName")} required error={faultText(errors.firstName)}>
          <Input autoComplete="off" {...form.register("firstName", { onChange: onNameTyped })} />
        </Field>
        <Field label={t("users:column.lastName")} required error={faultText(errors.lastName)}>
          <Input autoComplete="off" {...form.register("lastName", { onChange: onNameTyped })} />
        </Field>
        <Field label={t("users:column.email")} required error={faultText(errors.email)} help={t("users:new.emailHelp")}>
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Field label={t("users:column.username")} required error={faultText(errors.username)}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register("username")} />
        </Field>
        <Field label={t("users:column.jobTitle")} mark={t("users:optional")} error={faultText(errors.jobTitle)}>
          <Input autoComplete="off" {...form.register("jobTitle")} />
        </Field>
        <DepartmentField form={form} />
        <RoleField form={form} />
        <PasswordField form={form} />
      </div>
      <Brings form={form} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <ColorField form={form} />
        <Controller
          name="isOnMailingList"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <CheckboxField
              label={t("users:new.mailing")}
              checked={value ?? true}
              onCheckedChange={(checked) => onChange(checked === true)}
            />
          )}
        />
      </div>
    </>
  );
}

function DepartmentField({ form }: { form: Form }) {
  const { t } = useTranslation();
  return (
    <Controller
      name="department"
      control={form.control}
      render={({ field: { value, onChange } }) => (
        <Field label={t("users:column.department")}>
          <Select
            value={value ?? null}
            onValueChange={onChange}
            placeholder={t("users:choose")}
            options={departments.map((name) => ({ value: name, label: t(`departments:of.${name}`) }))}
          />
        </Field>
      )}
    />
  );
}

function RoleField({ form }: { form: Form }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const roles = rolesToGive(useAccess().role).filter((role) => role !== "user");
  return (
    <Controller
      name="role"
      control={form.control}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Field label={t("users:column.role")} error={faultText(error)}>
          <Select
            value={value}
            onValueChange={onChange}
            options={roles.map((role) => ({ value: role, label: t(`users:role.${role}`) }))}
          />
        </Field>
      )}
    />
  );
}

function PasswordField({ form }: { form: Form }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const known = useWatch({ control: form.control, name: ["firstName", "lastName", "username", "email"] });
  return (
    <Field
      label={t("users:new.password")}
      mark={t("users:optional")}
      help={t("users:new.passwordHelp")}
      error={faultText(form.formState.errors.password)}
    >
      <NewPasswordInput known={known} {...form.register("password", { setValueAs: (text) => text || undefined })} />
    </Field>
  );
}

function Brings({ form }: { form: Form }) {
  const [role, department] = useWatch({ control: form.control, name: ["role", "department"] });
  return <RoleBrings position={{ role, department: department ?? null }} />;
}

/** The person's own colour wherever their initials stand. */
function ColorField({ form }: { form: Form }) {
  const { t } = useTranslation();
  const [color = "", firstName, lastName] = useWatch({
    control: form.control,
    name: ["backgroundColor", "firstName", "lastName"],
  });
  const name = `${firstName} ${lastName}`.trim() || "?";
  return (
    <Field label={t("users:new.color")}>
      <label className="flex w-fit items-center gap-2.5">
        <Avatar person={{ name, color }} size="lg" decorative />
        <input
          type="color"
          aria-label={t("users:new.color")}
          value={color}
          onChange={(event) => form.setValue("backgroundColor", readable(event.target.value))}
          className="h-control w-12 rounded-md bg-transparent"
        />
      </label>
    </Field>
  );
}
