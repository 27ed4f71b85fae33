import { listed } from "../../lib/format.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { usePeople } from "./use-people.ts";

const names: Readonly<Record<string, string>> = {
  ...{ kind: "field.kind", department: "field.department", priority: "field.priority" },
  ...{ trigger: "plan.trigger.label", mode: "plan.mode.label", isCritical: "plan.critical" },
  ...{ needsVerification: "plan.needsVerification", needsPhoto: "plan.needsPhoto", signature: "plan.signature.label" },
  ...{ triggerEvent: "plan.event", measuredName: "plan.measured", measuredUnit: "plan.measuredUnit" },
  ...{ measuredMin: "plan.measuredMin", measuredMax: "plan.measuredMax", dueWithinDays: "plan.dueWithin" },
  ...{ classItemNo: "plan.field.classItem", classSurvey: "plan.classSurvey", classWindowMonths: "plan.classWindow" },
  ...{ lines: "plan.field.tasks", assigneeIds: "field.assignees" },
};

/** What a plan's fields are called, and what two people wrote into them. */
export function usePlanWords() {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const people = usePeople();
  const among = (prefix: string) => (value: unknown) => (value === null ? undefined : t(`${prefix}.${String(value)}`));
  const tenths = (value: unknown) => (typeof value === "number" ? formats.quantity(value / 10) : undefined);
  return useFieldWords((field) => t(names[field] ?? `plan.field.${field}`), {
    ...{ kind: among("jobs:kind"), department: among("departments:of"), priority: among("jobs:priority") },
    ...{ trigger: among("plan.trigger"), mode: among("plan.mode"), signature: among("plan.signature") },
    ...{ intervalUnit: among("plan.unit"), triggerEvent: among("events:of") },
    classSurvey: among("class-items:survey"),
    ...{ counterInterval: tenths, graceTenths: tenths, estimatedTenths: tenths },
    assigneeIds: (value) =>
      Array.isArray(value)
        ? listed(
            people.filter(({ id }) => value.includes(id)).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
            t,
          )
        : undefined,
  });
}
