import { departments, userTypes } from "@ymp/core/access/roles";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { type AccessDraft, movedTo } from "./access-draft.ts";
import type { AccessUser } from "./access-editor.tsx";

export interface AccessPlaceProps {
  user: AccessUser;
  draft: AccessDraft;
  onChange: (draft: AccessDraft) => void;
}

/** Role and department: they bring the preset that the matrix starts from. */
export function AccessPlace({ user, draft, onChange }: AccessPlaceProps) {
  const { t } = useTranslation();
  const mayMove = user.may.setRole.length > 0;
  const roles = [...new Set([...user.may.setRole, user.role])];
  const differs = Object.keys(draft.overrides).length;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label={t("users:column.role")} className="w-52 max-md:w-full">
        <Select
          value={draft.role}
          disabled={!mayMove}
          onValueChange={(role) => onChange(movedTo(draft, { role }))}
          options={roles.map((role) => ({ value: role, label: t(`users:role.${role}`) }))}
        />
      </Field>
      {draft.role === "user" ? (
        <Field label={t("users:column.userType")} className="w-52 max-md:w-full">
          <Select
            value={draft.userType}
            disabled={!mayMove}
            onValueChange={(userType) => onChange(movedTo(draft, { userType }))}
            options={userTypes.map((userType) => ({ value: userType, label: t(`users:userType.${userType}`) }))}
          />
        </Field>
      ) : (
        <Field label={t("users:column.department")} className="w-52 max-md:w-full">
          <Select
            value={draft.department}
            disabled={!mayMove}
            placeholder={t("users:noDepartment")}
            onValueChange={(department) => onChange(movedTo(draft, { department }))}
            options={departments.map((department) => ({
              value: department,
              label: t(`departments:of.${department}`),
            }))}
          />
        </Field>
      )}
      {user.may.setAccess && differs > 0 ? (
        <Button variant="outline" size="lg" onClick={() => onChange({ ...draft, overrides: {} })}>
          <RotateCcw />
          {t("users:access.backToPreset")}
        </Button>
      ) : null}
      <p className="w-full text-muted-foreground text-xs">
        {differs > 0 ? t("users:access.differs", { count: differs }) : t("users:access.asPreset")}
      </p>
    </div>
  );
}
