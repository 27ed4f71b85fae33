import { rolesToGive } from "@ymp/core/access/appointment";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { departments, userTypes } from "@ymp/core/access/roles";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useAccess } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PlaceInWords } from "./place-in-words.tsx";
import { RoleBrings } from "./role-brings.tsx";
import { useSetRole } from "./users.mutations.ts";
import { type UserDetail, type UserRow, useUserNow } from "./users.queries.ts";

type Position = Pick<UserRow, "role" | "department" | "userType">;
interface HeldPosition extends Position {
  /** What differs from the preset. */
  levels: AccessOverrides;
}

const positionOf = ({ role, department, userType }: Position): Position => ({ role, department, userType });
const seenOf = (user: UserDetail): SeenValue<HeldPosition> => ({
  version: user.version,
  value: { ...positionOf(user), levels: user.overrides },
});

/** Another role or department, with what it brings. */
export function RoleDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const access = useAccess();
  const setRole = useSetRole();
  const { client } = useServices();
  const read = () => client.users.get.query({ userId: user.userId });
  const { now, failure } = useUserNow(user.userId);
  /** As the dialog first knew it; the list it was opened from knows no levels. */
  const [first, setFirst] = useState<UserDetail | null>(null);
  const [chosen, setChosen] = useState<Partial<Position>>({});
  const { role, department, userType } = { ...positionOf(first ?? user), ...chosen };
  const position = { role, department, userType: role === "user" ? userType : null };
  const isSamePost = first?.role === role && first.department === department;
  const meanwhile = useMeanwhile<HeldPosition>({
    first: { version: undefined, value: { ...positionOf(user), levels: {} } },
    read: async () => seenOf(await read()),
    field: t("users:column.role"),
    show: (value) => <PlaceInWords place={value} edition={access.edition} />,
    save: (seen) => send(seen),
    onTakeTheirs: onClose,
  });
  if (now && !first) {
    setFirst(now);
    meanwhile.startFrom(seenOf(now));
  }
  const choose = (next: Partial<Position>) => setChosen((before) => ({ ...before, ...next }));
  const send = ({ version, value }: SeenValue<HeldPosition>) => {
    if (version === undefined) return;
    setRole.mutate(
      { userId: user.userId, version, base: value, ...position },
      { onSuccess: onClose, onError: meanwhile.onError },
    );
  };
  return (
    <FormDialog
      title={t("users:roleOf", { name: user.name })}
      submit={t("users:action.saveRole")}
      busy={setRole.isPending}
      error={setRole.error ?? failure}
      disabled={!first || (role === "user" && !userType)}
      refusal={meanwhile.conflict({ ...position, levels: isSamePost ? first.overrides : {} })}
      onSubmit={() => send(meanwhile.seen)}
      onClose={onClose}
    >
      <Field label={t("users:column.role")}>
        <Select
          value={role}
          onValueChange={(next) => choose({ role: next })}
          options={rolesToGive(access.role).map((value) => ({ value, label: t(`users:role.${value}`) }))}
        />
      </Field>
      {role === "user" ? (
        <Field label={t("users:column.userType")}>
          <Select
            value={userType}
            onValueChange={(next) => choose({ userType: next })}
            placeholder={t("users:choose")}
            options={userTypes.map((value) => ({ value, label: t(`users:userType.${value}`) }))}
          />
        </Field>
      ) : (
        <Field label={t("users:column.department")}>
          <Select
            value={department}
            onValueChange={(next) => choose({ department: next })}
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
