import { vesselForm } from "@ymp/api/modules/vessel/vessel.schema";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { type ReactNode, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { FormNotices } from "../../lib/forms/form-notices.tsx";
import { RecordFormPage } from "../../lib/forms/record-form-page.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { fieldId, ParticularField } from "./my-vessel-field.tsx";
import { particularGroups, particularNames, valuesOf } from "./my-vessel-fields.ts";
import { ZoneDialog } from "./my-vessel-zone-dialog.tsx";
import { useParticularWords } from "./use-particular-words.ts";
import { useSaveVessel } from "./vessel.mutations.ts";
import type { VesselRecord } from "./vessel.queries.ts";

/** The particulars as fields, for those who keep them; `children` stand beside them. */
export function MyVesselForm({ vessel, children }: { vessel: VesselRecord; children: ReactNode }) {
  const { t } = useTranslation("vessel");
  const words = useParticularWords();
  const { queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveVessel();
  const newest = () => queryClient.fetchQuery({ ...trpc.vessel.get.queryOptions(), staleTime: 0 });
  const state = useRecordForm({
    ...{ kind: "vessel", schema: vesselForm, record: vessel, stays: true },
    valuesOf: (saved: VesselRecord = vessel) => valuesOf(saved),
    read: newest,
    history: async () => {
      const { lastChangedBy: actorName } = await newest();
      return [{ actorName, at: null, diff: Object.fromEntries(particularNames.map((name) => [name, null])) }];
    },
    save: async (write) => {
      // A vessel is there, or this form is not.
      if (write.isNew) return;
      await save({ ...write.values, version: write.version, base: write.base });
    },
    onSaved: () => undefined,
  });
  const [isAskingZone, setAskingZone] = useState(false);
  const { form, submit: send, changed } = state;
  const submit = () => (changed.includes("timeZone") && !state.dispute ? setAskingZone(true) : send());
  const { errors, isSubmitted } = form.formState;
  const faults = isSubmitted ? particularNames.filter((name) => errors[name]) : [];
  return (
    <RecordFormPage form={{ ...state, submit }} submit={t("save")} className="min-h-0 flex-1">
      <div className="@container min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
        <div className="grid max-w-6xl gap-4 @min-[880px]:grid-cols-[minmax(0,1fr)_minmax(300px,360px)]">
          <div className="flex flex-col gap-4">
            <FormErrors faults={faults.map((name) => ({ fieldId: fieldId(name), label: t(`field.${name}`) }))} />
            <FormNotices form={state} words={words} />
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
      {isAskingZone ? (
        <ZoneDialog
          from={vessel.timeZone}
          to={form.getValues("timeZone") ?? vessel.timeZone}
          busy={state.isSaving}
          confirm={() => {
            setAskingZone(false);
            send();
          }}
          cancel={() => setAskingZone(false)}
        />
      ) : null}
    </RecordFormPage>
  );
}
