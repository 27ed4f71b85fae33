import { isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import { type JobTemplate, triggerOf } from "@ymp/core/maintenance/job-template";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useRhythm } from "../jobs/use-rhythm.ts";

/** What a template says of itself, in the words of the plan editor. */
export function useTemplateWords() {
  const { t } = useTranslation();
  const rhythm = useRhythm();
  return useMemo(
    () => ({
      /** "Main engine" */
      type: (type: string) => (isEquipmentType(type) ? t(`equipment-types:type.${type}`) : type),
      /** "every 500 h or 12 months from completion" */
      rhythm: (template: JobTemplate) =>
        rhythm({
          trigger: triggerOf(template),
          intervalCount: template.interval?.n,
          intervalUnit: template.interval?.unit,
          counterInterval: template.counterHours ? template.counterHours * 10 : null,
          mode: template.mode,
        }),
    }),
    [t, rhythm],
  );
}
