import type { SwapInput } from "@ymp/api/modules/equipment/swap.schema";
import { todayIn } from "@ymp/core/calendar-date";
import { DateTimeField } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { instantAt, momentAt } from "../../lib/ship-moment.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { useSwapComponents } from "./equipment.mutations.ts";
import { type Machine, type SwapPreview, useRegisterTree, useSwapPreview } from "./equipment.queries.ts";
import { EquipmentPicker } from "./equipment-picker.tsx";
import { ancestorsOf, registerOf } from "./register-tree.ts";
import { SwapJobs } from "./swap-jobs.tsx";
import { SwapReadings } from "./swap-readings.tsx";

type Ways = ReadonlyMap<string, "component" | "position">;
export type SwapReading = SwapInput["readings"][number];

/** The machine and a spare of its kind change places: what each takes along is shown before it is done. */
export function SwapDialog({ machine, onClose }: { machine: Machine; onClose: () => void }) {
  const { t } = useTranslation("swap");
  const [spare, setSpare] = useState<{ id: string; name: string } | null>(null);
  const fault = useSpareFault(machine.id, spare?.id);
  const { data: preview } = useSwapPreview(machine.id, fault ? undefined : spare?.id);
  const swap = useSwapComponents();
  const fields = useSwapFields();
  const submit = () => {
    const input = preview && spare && fields.inputOf({ machine, spare, preview });
    if (input) swap.mutate(input, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="lg"
      title={t("title", { name: machine.name })}
      submit={t("confirm")}
      busy={swap.isPending}
      disabled={!preview || !spare}
      error={swap.error}
      saysFaults
      holdsMore={spare !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{t("text")}</p>
      <Field label={t("spare")} help={t("spareHelp")} error={fault && t(fault)} required>
        <EquipmentPicker
          id="swap-spare"
          label={t("spare")}
          equipmentId={spare?.id ?? null}
          onPick={(picked) => {
            setSpare(picked && { id: picked.id, name: picked.name });
            fields.startOver();
          }}
        />
      </Field>
      {preview && spare ? <SwapFields machine={machine} spare={spare} preview={preview} fields={fields} /> : null}
    </FormDialog>
  );
}

interface Swap {
  machine: Machine;
  spare: { id: string; name: string };
  preview: SwapPreview;
}

function useSwapFields() {
  const { timeZone } = useVessel();
  const now = useNow();
  const [moment, setMoment] = useState<ReturnType<typeof momentAt> | null>(() => momentAt(timeZone, now));
  const [reason, setReason] = useState("");
  const [namesStay, setNamesStay] = useState(true);
  const [readings, setReadings] = useState<ReadonlyMap<string, SwapReading>>(new Map());
  /** Of the jobs that go another way than is proposed. */
  const [ways, setWays] = useState<Ways>(new Map());
  const [isTried, setTried] = useState(false);
  const swappedAt = moment ? swapMoment(moment, timeZone, now) : null;
  return {
    ...{ now, today: todayIn(timeZone, now), moment, setMoment, swappedAt, reason, setReason },
    ...{ namesStay, setNamesStay, readings, setReadings },
    isReasonMissing: isTried && !reason.trim(),
    ...{ ways, setWays },
    /** With another spare. */
    startOver() {
      setReadings(new Map());
      setWays(new Map());
    },
    inputOf({ machine, spare, preview }: Swap): SwapInput | null {
      setTried(true);
      if (!reason.trim() || !swappedAt) return null;
      return {
        ...{ id: machine.id, version: preview.versions.fitted },
        ...{ spareId: spare.id, spareVersion: preview.versions.spare },
        ...{ swappedAt, reason: reason.trim(), namesStay, readings: [...readings.values()] },
        jobs: preview.jobs.map(({ id, goes }) => ({ id, goes: ways.get(id) ?? goes })),
      };
    },
  };
}

/** Why the picked component cannot change places with this one. */
function useSpareFault(id: string, spareId: string | undefined): "same" | "insideEachOther" | undefined {
  const { data } = useRegisterTree({});
  if (spareId === undefined) return undefined;
  if (spareId === id) return "same";
  const register = registerOf(data ?? []);
  const isInside = ancestorsOf(register, id).includes(spareId) || ancestorsOf(register, spareId).includes(id);
  return isInside ? "insideEachOther" : undefined;
}

function SwapFields({ machine, spare, preview, fields }: Swap & { fields: ReturnType<typeof useSwapFields> }) {
  const { t } = useTranslation("swap");
  const formats = useFormats();
  return (
    <>
      <Field label={t("at")} group>
        <DateTimeField
          today={fields.today}
          max={fields.today}
          value={fields.moment}
          onValueChange={fields.setMoment}
          zone={formats.zoneLabel(fields.now)}
        />
      </Field>
      <Field label={t("reason")} error={fields.isReasonMissing ? t("reasonMissing") : undefined} required>
        <Textarea
          rows={2}
          maxLength={500}
          value={fields.reason}
          placeholder={t("reasonHint")}
          onChange={(event) => fields.setReason(event.target.value)}
        />
      </Field>
      <RadioGroup
        aria-label={t("names")}
        value={fields.namesStay ? "stay" : "go"}
        onValueChange={(value) => fields.setNamesStay(value === "stay")}
      >
        <Radio
          value="stay"
          label={t("namesStay")}
          help={t("namesStayHelp", { fitted: machine.name, spare: spare.name })}
        />
        <Radio value="go" label={t("namesGo")} help={t("namesGoHelp", { fitted: machine.name, spare: spare.name })} />
      </RadioGroup>
      <SwapReadings
        preview={preview}
        nameOf={(equipmentId) => (equipmentId === machine.id ? machine.name : spare.name)}
        readings={fields.readings}
        onChange={fields.setReadings}
        readAt={fields.swappedAt ?? fields.now}
      />
      <SwapJobs
        jobs={preview.jobs}
        nameOf={(equipmentId) => (equipmentId === machine.id ? machine.name : spare.name)}
        ways={fields.ways}
        onChange={fields.setWays}
      />
    </>
  );
}

/** The field shows minutes; a swap "now" is not earlier than what was read this minute. */
function swapMoment(moment: ReturnType<typeof momentAt>, timeZone: string, now: Date): Date {
  const shown = momentAt(timeZone, now);
  return moment.on === shown.on && moment.time === shown.time ? now : instantAt(timeZone, moment);
}
