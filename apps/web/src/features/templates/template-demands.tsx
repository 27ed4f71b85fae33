import { Field } from "@ymp/ui/primitives/field";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { TemplatePart } from "./template-form.ts";

/** How long it takes, and what completing it asks for. */
export function TemplateDemands({ part: { draft, change, fault, idOf } }: { part: TemplatePart }) {
  const { t } = useTranslation("job-sheet");
  return (
    <section className="flex flex-col gap-3">
      <Field
        label={t("templates:field.estimate")}
        mark={t("optional")}
        id={idOf("template.estimatedHours")}
        error={fault("template.estimatedHours")}
      >
        <TenthsInput
          unit="h"
          value={draft.estimatedTenths}
          onValueChange={(estimatedTenths) => change({ estimatedTenths })}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <SwitchField
          label={t("plan.critical")}
          help={t("plan.criticalHelp")}
          checked={draft.isCritical}
          onCheckedChange={(isCritical) => change({ isCritical })}
        />
        <SwitchField
          label={t("plan.needsVerification")}
          help={t("plan.needsVerificationHelp")}
          checked={draft.needsVerification}
          onCheckedChange={(needsVerification) => change({ needsVerification })}
        />
        <SwitchField
          label={t("plan.needsPhoto")}
          help={t("plan.needsPhotoHelp")}
          checked={draft.needsPhoto}
          onCheckedChange={(needsPhoto) => change({ needsPhoto })}
        />
      </div>
    </section>
  );
}
