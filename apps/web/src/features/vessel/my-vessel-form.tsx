import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { SaveBar } from "@ymp/ui/patterns/save-bar";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import { VesselConflictNotice } from "./my-vessel-conflict.tsx";
import { fieldId, ParticularField } from "./my-vessel-field.tsx";
import { particularGroups, particularNames } from "./my-vessel-fields.ts";
import { ZoneDialog } from "./my-vessel-zone-dialog.tsx";
import { useVesselForm } from "./use-vessel-form.ts";
import type { VesselRecord } from "./vessel.queries.ts";

/** The particulars as fields, for those who keep them; `children` stand beside them. */
export function MyVesselForm({ vessel, children }: { vessel: VesselRecord; children: ReactNode }) {
  const { t } = useTranslation("vessel");
  const { form, submit, changed, isSaving, cancel, zone, conflict } = useVesselForm(vessel);
  const { errors, isSubmitted } = form.formState;
  const faults = isSubmitted ? particularNames.filter((name) => errors[name]) : [];
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-1 flex-col">
        <div className="@container min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
          <div className="grid max-w-6xl gap-4 @min-[880px]:grid-cols-[minmax(0,1fr)_minmax(300px,360px)]">
            <div className="flex flex-col gap-4">
              <FormErrors faults={faults.map((name) => ({ fieldId: fieldId(name), label: t(`field.${name}`) }))} />
              {conflict ? <VesselConflictNotice {...conflict} /> : null}
              {particularGroups.map(({ id, fields }) => (
                <Card key={id} aria-label={t(`group.${id}`)}>
                  <SectionHead title={t(`group.${id}`)} level={2} className="mb-3" />
                  <div className="grid gap-4 sm:grid-cols-2">
                    {fields.map((name) => (
                      <ParticularField key={name} name={name} />
                    ))}
                  </div>
                </Card>
              ))}
            </div>
            {children}
          </div>
        </div>
        <SaveBar changed={changed.length} save={t("save")} saving={isSaving} onCancel={cancel} />
      </form>
      {zone ? <ZoneDialog {...zone} busy={isSaving} /> : null}
    </FormProvider>
  );
}
