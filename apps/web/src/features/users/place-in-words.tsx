import type { Edition } from "@ymp/core/access/modules";
import { grantableModules } from "@ymp/core/access/offered";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import type { Department, UserType, VesselRole } from "@ymp/core/access/roles";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

export interface PlaceToShow {
  role: VesselRole;
  department: Department | null;
  userType: UserType | null;
  endsOn?: CalendarDate | null;
  /** What differs from the preset. */
  levels: AccessOverrides;
}

/** Somebody's place in a few lines: role, last day, and each level that differs from what the role brings. */
export function PlaceInWords({ place, edition }: { place: PlaceToShow; edition: Edition }) {
  const { t } = useTranslation("users");
  const formats = useFormats();
  const { role, department, userType, endsOn, levels } = place;
  const more =
    role === "user" ? userType && t(`userType.${userType}`) : department && t(`departments:of.${department}`);
  return (
    <ul>
      <li>{[t(`role.${role}`), more].filter(Boolean).join(" · ")}</li>
      {endsOn ? (
        <li className="flex justify-between gap-3">
          <span>{t("column.endsOn")}</span>
          <bdi>{formats.date(endsOn)}</bdi>
        </li>
      ) : null}
      {grantableModules(edition).map((module) => {
        const level = levels[module];
        return level ? (
          <li key={module} className="flex justify-between gap-3">
            <span>{t(`module.${module}`)}</span>
            <bdi>{t(`level.${level}`)}</bdi>
          </li>
        ) : null;
      })}
    </ul>
  );
}
