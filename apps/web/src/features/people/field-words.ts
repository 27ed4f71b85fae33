import { departments } from "@ymp/core/access/roles";
import { asCalendarDate } from "@ymp/core/calendar-date";
import { genders } from "@ymp/core/people/profile-fields";
import { nationalityName } from "@ymp/core/people/profile-nationality";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

/** Names and values of a profile's fields as sentences write them. */
export function useFieldWords() {
  const { t, translator } = useTranslation();
  const formats = useFormats();
  const nothing = t("people:nothing");
  const date = (value: unknown) => {
    const day = asCalendarDate(value);
    return day ? formats.date(day) : nothing;
  };
  return {
    name: (field: string) => t(`people:field.${field}`),
    /** Under a heading that says what it is about. */
    shortName(field: string): string {
      const short = `people:short.${field}`;
      return t(translator.exists(short) ? short : `people:field.${field}`);
    },
    value(field: string, value: unknown): string {
      if (field === "isOnMailingList") return t(value === true ? "people:yes" : "people:no");
      if (value === null || value === undefined || value === "") return nothing;
      const department = departments.find((known) => known === value);
      if (field === "department" && department) return t(`departments:of.${department}`);
      const gender = genders.find((known) => known === value);
      if (field === "gender" && gender) return t(`people:gender.${gender}`);
      if (field === "role" || field === "userType") return t(`users:${field}.${String(value)}`);
      if (field === "nationality") return nationalityName(String(value), translator.language);
      return field === "birthDate" || field === "endsOn" ? date(value) : String(value);
    },
  };
}
