import {
  type Department,
  departments,
  type UserType,
  userTypes,
  type VesselRole,
  vesselRoles,
} from "@ymp/core/access/roles";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";

/** Somebody's place on a vessel, as a form holds it. */
export interface Place {
  role: VesselRole;
  department: Department | null;
  userType: UserType | null;
  endsOn: CalendarDate | null;
}

export const newPlace: Place = { role: "captain", department: "bridge", userType: null, endsOn: null };

export interface PlaceFieldsProps {
  place: Place;
  timeZone: string;
  onChange: (change: Partial<Place>) => void;
}

const none = "none";

/** Role, department and how long; somebody from outside has a reason to be there instead of a department. */
export function PlaceFields({ place, timeZone, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation("platform-screens");
  const today = todayIn(timeZone, useNow());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("people.role")}>
        <Select
          options={vesselRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          value={place.role}
          onValueChange={(role) =>
            onChange(role === "user" ? { role, userType: place.userType ?? "shipyard" } : { role, userType: null })
          }
        />
      </Field>
      {place.role === "user" ? (
        <Field label={t("people.userType")}>
          <Select
            options={userTypes.map((value) => ({ value, label: t(`userType.${value}`) }))}
            value={place.userType}
            onValueChange={(userType) => onChange({ userType })}
          />
        </Field>
      ) : (
        <Field label={t("people.department")}>
          <Select
            options={[
              { value: none, label: t("people.noDepartment") },
              ...departments.map((value) => ({ value, label: t(`departments:of.${value}`) })),
            ]}
            value={place.department ?? none}
            onValueChange={(chosen) => onChange({ department: departments.find((known) => known === chosen) ?? null })}
          />
        </Field>
      )}
      <Field label={t("people.endsOn")} help={t("people.endsOnHelp")} className="sm:col-span-2">
        <DateField today={today} min={today} value={place.endsOn} onValueChange={(endsOn) => onChange({ endsOn })} />
      </Field>
    </div>
  );
}
