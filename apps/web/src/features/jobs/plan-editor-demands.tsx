import { signatureDemands } from "@ymp/core/maintenance/job-signatures";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Popover, PopoverContent, PopoverTrigger } from "@ymp/ui/primitives/popover";
import { Select } from "@ymp/ui/primitives/select";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { usePeopleNames } from "./job-sheet-people.ts";
import { PeoplePicker } from "./person-picker.tsx";
import type { PlanPart } from "./plan-editor.tsx";

/** Who usually does it, how long it takes, and what completing it asks for. */
export function PlanDemands({ part: { form, change, idOf, isLocked, notNew } }: { part: PlanPart }) {
  const { t } = useTranslation("job-sheet");
  const notCritical = notNew("isCritical");
  const names = usePeopleNames();
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t("field.assignees")} mark={t("optional")} group>
          <div>
            <Popover>
              <PopoverTrigger asChild>
                <Button
                  variant="outline"
                  size="lg"
                  className="w-full justify-start font-normal"
                  disabled={isLocked("assigneeIds")}
                >
                  <span className="truncate">
                    {form.assigneeIds.length > 0 ? names(form.assigneeIds) : t("nobody")}
                  </span>
                </Button>
              </PopoverTrigger>
              <PopoverContent className="p-2">
                <PeoplePicker
                  label={t("field.assignees")}
                  personIds={form.assigneeIds}
                  onChange={(assigneeIds) => change({ assigneeIds })}
                />
              </PopoverContent>
            </Popover>
          </div>
        </Field>
        <Field label={t("field.estimatedTenths")} mark={t("optional")} id={idOf("estimatedTenths")}>
          <TenthsInput
            unit="h"
            value={form.estimatedTenths}
            disabled={isLocked("estimatedTenths")}
            onValueChange={(estimatedTenths) => change({ estimatedTenths })}
          />
        </Field>
      </div>
      <div>
        <SwitchField
          label={t("plan.critical")}
          help={t(notCritical ?? "plan.criticalHelp")}
          checked={form.isCritical}
          disabled={isLocked("isCritical")}
          onCheckedChange={(isCritical) => change({ isCritical })}
        />
        <SwitchField
          label={t("plan.needsVerification")}
          help={t("plan.needsVerificationHelp")}
          checked={form.needsVerification}
          disabled={isLocked("needsVerification")}
          onCheckedChange={(needsVerification) => change({ needsVerification })}
        />
        <SwitchField
          label={t("plan.needsPhoto")}
          help={t("plan.needsPhotoHelp")}
          checked={form.needsPhoto}
          disabled={isLocked("needsPhoto")}
          onCheckedChange={(needsPhoto) => change({ needsPhoto })}
        />
        <Field className="mt-3 md:max-w-72" label={t("plan.signature.label")} help={t("plan.signature.help")}>
          <Select
            value={form.signature ?? "none"}
            disabled={isLocked("signature")}
            onValueChange={(signature) => change({ signature })}
            options={signatureDemands.map((value) => ({ value, label: t(`plan.signature.${value}`) }))}
          />
        </Field>
      </div>
    </>
  );
}
