import { type Edition, levels, modules } from "@ymp/core/access/modules";
import { presetLevels } from "@ymp/core/access/roles";
import type { FieldWords } from "../../../lib/forms/field-words.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { PlaceInWords } from "../../users/place-in-words.tsx";
import type { AccessDraft } from "./access-draft.ts";
import { placeIn } from "./access-form.ts";

/** What the fields of access are called, and a place and a level in words. */
export function useAccessWords(draft: AccessDraft, edition: Edition): FieldWords {
  const { t } = useTranslation("users");
  const preset = presetLevels(draft);
  return {
    name: (field) => (field === "place" ? t("column.role") : t(`module.${field}`)),
    value(field, value) {
      const place = placeIn(value);
      if (place) return <PlaceInWords place={{ ...place, levels: {} }} edition={edition} />;
      const module = modules.find((known) => known === field);
      const level = levels.find((known) => known === value);
      if (level) return t(`level.${level}`);
      return module ? t("access.presetIs", { level: t(`level.${preset[module]}`) }) : null;
    },
  };
}
