import { todayIn } from "@ymp/core/calendar-date";
import type { EntryType, Values } from "@ymp/core/definitions/definition";
import { judgeEntry } from "@ymp/core/definitions/judge-entry";
import { newId } from "@ymp/core/ids";
import type { Signing } from "@ymp/core/signature-schema";
import { handoverFacts, handoverForms } from "@ymp/core/watches/handover-forms";
import { DateTimeField, type ShipMoment } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useVessel } from "../../app/session.ts";
import { askedValues } from "../../lib/definitions/asked-values.ts";
import { EntryFields } from "../../lib/definitions/entry-fields.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { instantAt, momentAt } from "../../lib/ship-moment.ts";
import { SignField } from "../../lib/signing/sign-field.tsx";
import { faultOfSigning } from "../../lib/signing/signing-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { HandoverWords } from "./handover-words.tsx";
import type { WatchDialogProps } from "./round-dialog.tsx";
import { useHandOver } from "./watch-logs.mutations.ts";

/** What the next watch must know, signed by whoever is relieved. */
export function HandOverDialog({ watch, title, onClose }: WatchDialogProps) {
  const { t } = useTranslation("watch-logs");
  const handOver = useHandOver(title);
  const now = useNow();
  const { timeZone: zone } = useVessel();
  const type: EntryType = handoverForms[watch.form];
  const [handoverId] = useState(newId);
  const [values, setValues] = useState<Values>(watch.log?.values ?? {});
  const [moment, setMoment] = useState<ShipMoment | null>(momentAt(zone, watch.log?.endedAt ?? now));
  const [signing, setSigning] = useState<Signing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saysAll, setSaysAll] = useState(false);
  const { signer, log } = watch;
  if (!signer || !log) return null;
  const submit = () => {
    const asked = askedValues(type, values, handoverFacts);
    const isWrong = judgeEntry(type, asked, { ...handoverFacts, now }).some(({ severity }) => severity === "fault");
    const wrong = signing ? faultOfSigning(signing, signer.name) : "watch-logs:refusal.signatureMissing";
    setSaysAll(true);
    setFault(wrong);
    if (isWrong || wrong || !signing || !moment) return;
    handOver.mutate(
      {
        ...{ id: watch.id, version: log.version, handoverId, happenedAt: instantAt(zone, moment), signature: signing },
        values: sentValues(asked),
      },
      { onSuccess: onClose, onError: (error) => setFault(refusalOf(error)?.fields.signature ?? null) },
    );
  };
  return (
    <FormDialog
      title={t("handOver.title")}
      subtitle={title}
      size="lg"
      submit={t("action.handOver")}
      busy={handOver.isPending}
      error={handOver.error}
      saysFaults
      holdsMore={signing !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("field.endedAt")}>
        <DateTimeField today={todayIn(zone, now)} value={moment} onValueChange={setMoment} />
      </Field>
      <HandoverWords form={watch.form}>
        <EntryFields
          type={type}
          values={values}
          around={{ facts: handoverFacts, zone, now, people: [], MachinePicker: EquipmentPicker }}
          saysAll={saysAll}
          onChange={setValues}
        />
      </HandoverWords>
      <SignField
        signer={signer}
        label={t("handOver.signature")}
        {...(fault ? { fault: t(fault) } : {})}
        onChange={(next) => {
          setSigning(next);
          setFault(null);
        }}
      />
    </FormDialog>
  );
}

type Sent = InputOf<"watchLogs.handOver">["values"];

/** Forms of handovers ask for texts, figures, ticks and a position alone. */
function sentValues(values: Values): Sent {
  const sent: Sent = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "string" || typeof value === "boolean") sent[key] = value;
    else if (value && typeof value === "object" && "lat" in value) sent[key] = { lat: value.lat, lon: value.lon };
  }
  return sent;
}
