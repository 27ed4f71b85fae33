import { rolesToGive } from "@ymp/core/access/appointment";
import { type Department, departments, type UserType, userTypes, type VesselRole } from "@ymp/core/access/roles";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { useAccess } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { RoleBrings } from "./role-brings.tsx";
import { useSetRole } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

/** Another role or department, with what it brings. */
export function RoleDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const access = useAccess();
  const setRole = useSetRole();
  const [role, setRoleDraft] = useState<VesselRole>(user.role);
  const [department, setDepartment] = useState<Department | null>(user.department);
  const [userType, setUserType] = useState<UserType | null>(user.userType);
  const position = { role, department, userType: role === "user" ? userType : null };
  const submit = () => setRole.mutate({ userId: user.userId, ...position }, { onSuccess: onClose });
  return (
    <FormDialog
      title={t("users:roleOf", { name: user.name })}
      submit={t("users:action.saveRole")}
      busy={setRole.isPending}
      error={setRole.error}
      disabled={role === "user" && !userType}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("users:column.role")}>
        <Select
          value={role}
          onValueChange={setRoleDraft}
          options={rolesToGive(access.role).map((value) => ({ value, label: t(`users:role.${value}`) }))}
        />
      </Field>
      {role === "user" ? (
        <Field label={t("users:column.userType")}>
          <Select
            value={userType}
            onValueChange={setUserType}
            placeholder={t("users:choose")}
            options={userTypes.map((value) => ({ value, label: t(`users:userType.${value}`) }))}
          />
        </Field>
      ) : (
        <Field label={t("users:column.department")}>
          <Select
            value={department}
            onValueChange={setDepartment}
            placeholder={t("users:noDepartment")}
            options={departments.map((value) => ({ value, label: t(`departments:of.${value}`) }))}
          />
        </Field>
      )}
      <RoleBrings position={position} />
      <p className="text-muted-foreground text-xs">{t("users:roleResets")}</p>
    </FormDialog>
  );
}
