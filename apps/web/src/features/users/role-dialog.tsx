import { rolesToGive } from "@ymp/core/access/appointment";
import { departments, userTypes } from "@ymp/core/access/roles";
import { ComingPanel } from "@ymp/ui/patterns/coming-panel";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useServices } from "../../app/services-context.tsx";
import { useAccess } from "../../app/session.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFaultText } from "../../lib/use-fault-text.ts";
import { PlaceInWords } from "./place-in-words.tsx";
import { RoleBrings } from "./role-brings.tsx";
import { type HeldPlace, movedTo, placeIn, placeOf, roleFormSchema } from "./role-form.ts";
import { useSetRole } from "./users.mutations.ts";
import { type UserDetail, type UserRow, useUserNow } from "./users.queries.ts";

/** The list it is opened from knows no levels, so the place is read before it is changed. */
export function RoleDialog({ user, onClose }: { user: Pick<UserRow, "userId">; onClose: () => void }) {
  const { t } = useTranslation();
  const { now, query } = useUserNow(user.userId);
  if (now) return <RoleForm user={now} onClose={onClose} />;
  const isFailed = query.isError || query.isPaused;
  return (
    <ComingPanel shape="dialog" title={t(isFailed ? "common:failure.notLoaded" : "ui:loading")} onClose={onClose}>
      {isFailed ? <NotLoaded query={query} /> : null}
    </ComingPanel>
  );
}

const recordOf = (user: UserDetail) => ({ ...user, id: user.userId });

/** Another role or department, with what it brings. */
function RoleForm({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const access = useAccess();
  const { client } = useServices();
  const { mutateAsync: setRole } = useSetRole();
  const record = recordOf(user);
  const state = useRecordForm({
    ...{ kind: "role", schema: roleFormSchema, record },
    valuesOf: (saved: typeof record = record) => ({ place: placeOf(saved) }),
    read: async (userId) => recordOf(await client.users.get.query({ userId })),
    save: async (write) => {
      const { place } = write.values;
      // A place is there, or this form is not.
      if (write.isNew || !place) return;
      const { levels: _, ...position } = place;
      await setRole({ userId: user.userId, version: write.version, base: write.base.place, ...position });
    },
    onSaved: onClose,
  });
  const place = state.form.watch("place");
  const { isSubmitted, errors } = state.form.formState;
  const choose = (next: Partial<HeldPlace>) =>
    state.form.setValue("place", movedTo(user, { ...place, ...next }), { shouldValidate: isSubmitted });
  const words = useFieldWords(() => t("users:column.role"), {
    place: (value) => {
      const held = placeIn(value);
      return held && <PlaceInWords place={held} edition={access.edition} />;
    },
  });
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t("users:roleOf", { name: user.name })}
      submit={t("users:action.saveRole")}
      words={words}
      onClose={onClose}
    >
      <Field label={t("users:column.role")}>
        <Select
          value={place.role}
          onValueChange={(role) => choose({ role })}
          options={rolesToGive(access.role).map((value) => ({ value, label: t(`users:role.${value}`) }))}
        />
      </Field>
      {place.role === "user" ? (
        <Field label={t("users:column.userType")} error={faultText(errors.place?.userType)}>
          <Select
            value={place.userType}
            onValueChange={(userType) => choose({ userType })}
            placeholder={t("users:choose")}
            options={userTypes.map((value) => ({ value, label: t(`users:userType.${value}`) }))}
          />
        </Field>
      ) : (
        <Field label={t("users:column.department")}>
          <Select
            value={place.department}
            onValueChange={(department) => choose({ department })}
            placeholder={t("users:noDepartment")}
            options={departments.map((value) => ({ value, label: t(`departments:of.${value}`) }))}
          />
        </Field>
      )}
      <RoleBrings position={place} />
      <p className="text-muted-foreground text-xs">{t("users:roleResets")}</p>
    </RecordForm>
  );
}
