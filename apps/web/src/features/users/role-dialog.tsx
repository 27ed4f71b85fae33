import { rolesToGive } from "@ymp/core/access/appointment";
import { type Department, departments, type UserType, userTypes, type VesselRole } from "@ymp/core/access/roles";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useAccess } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { RoleBrings } from "./role-brings.tsx";
import { useSetRole } from "./users.mutations.ts";
import type { UserRow } from "./users.queries.ts";

type Position = Pick<UserRow, "role" | "department" | "userType">;

const positionOf = ({ role, department, userType }: Position): Position => ({ role, department, userType });

function PositionInWords({ position: { role, department, userType } }: { position: Position }) {
  const { t } = useTranslation();
  const more =
    role === "user" ? userType && t(`users:userType.${userType}`) : department && t(`departments:of.${department}`);
  return <span>{[t(`users:role.${role}`), more].filter(Boolean).join(" · ")}</span>;
}

/** Another role or department, with what it brings. */
export function RoleDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const access = useAccess();
  const setRole = useSetRole();
  const [role, setRoleDraft] = useState<VesselRole>(user.role);
  const [department, setDepartment] = useState<Department | null>(user.department);
  const [userType, setUserType] = useState<UserType | null>(user.userType);
  const position = { role, department, userType: role === "user" ? userType : null };
  const { client } = useServices();
  const meanwhile = useMeanwhile<Position>({
    first: { version: user.version, value: positionOf(user) },
    read: async () => {
      const now = await client.users.get.query({ userId: user.userId });
      return { version: now.version, value: positionOf(now) };
    },
    field: t("users:column.role"),
    show: (value) => <PositionInWords position={value} />,
    save: (seen) => send(seen),
    onTakeTheirs: onClose,
  });
  const send = ({ version = user.version, value }: SeenValue<Position>) =>
    setRole.mutate(
      { userId: user.userId, version, base: value, ...position },
      { onSuccess: onClose, onError: meanwhile.onError },
    );
  return (
    <FormDialog
      title={t("users:roleOf", { name: user.name })}
      submit={t("users:action.saveRole")}
      busy={setRole.isPending}
      error={setRole.error}
      disabled={role === "user" && !userType}
      refusal={meanwhile.conflict(position)}
      onSubmit={() => send(meanwhile.seen)}
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
