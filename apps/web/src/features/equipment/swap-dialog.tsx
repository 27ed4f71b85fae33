import type { SwapInput } from "@ymp/api/modules/equipment/swap.schema";
import { todayIn } from "@ymp/core/calendar-date";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { DateTimeField } from "@ymp/ui/primitives/date-time-field";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { type FormEvent, useId, useState } from "react";
import { useVessel } from "../../app/session.ts";
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
import { useRefusalText } from "./use-refusal-text.ts";

type Ways = ReadonlyMap<string, "component" | "position">;
export type SwapReading = SwapInput["readings"][number];

/** The machine and a spare of its kind change places: what each takes along is said before it is done. */
export function SwapDialog({ machine, onClose }: { machine: Machine; onClose: () => void }) {
  const { t } = useTranslation("swap");
  const formId = useId();
  const [spare, setSpare] = useState<{ id: string; name: string } | null>(null);
  const fault = useSpareFault(machine.id, spare?.id);
  const { data: preview } = useSwapPreview(machine.id, fault ? undefined : spare?.id);
  const swap = useSwapComponents();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("title", { name: machine.name })}
        onInteractOutside={(event) => {
          if (spare) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              busy={swap.isPending}
              disabled={!preview || !spare}
            >
              {t("confirm")}
            </Button>
          </>
        }
      >
        <p className="text-muted-foreground text-sm">{t("text")}</p>
        <Field label={t("spare")} help={t("spareHelp")} error={fault && t(fault)} required>
          <EquipmentPicker
            id="swap-spare"
            label={t("spare")}
            equipmentId={spare?.id ?? null}
            onPick={(picked) => setSpare(picked && { id: picked.id, name: picked.name })}
          />
        </Field>
        {preview && spare ? (
          <SwapForm
            key={spare.id}
            id={formId}
            machine={machine}
            spare={spare}
            preview={preview}
            error={swap.error}
            onSubmit={(input) => swap.mutate(input, { onSuccess: onClose })}
          />
        ) : null}
      </DialogContent>
    </Dialog>
  );
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

interface SwapFormProps {
  id: string;
  machine: Machine;
  spare: { id: string; name: string };
  preview: SwapPreview;
  error: unknown;
  onSubmit: (input: SwapInput) => void;
}

function SwapForm({ id, machine, spare, preview, error, onSubmit }: SwapFormProps) {
  const { t } = useTranslation("swap");
  const formats = useFormats();
  const { timeZone } = useVessel();
  const now = useNow();
  const refusalText = useRefusalText(error);
  const [moment, setMoment] = useState<ReturnType<typeof momentAt> | null>(() => momentAt(timeZone, now));
  const [reason, setReason] = useState("");
  const [namesStay, setNamesStay] = useState(true);
  const [readings, setReadings] = useState<ReadonlyMap<string, SwapReading>>(new Map());
  const [ways, setWays] = useState<Ways>(() => new Map(preview.jobs.map((job) => [job.id, job.goes])));
  const [isTried, setTried] = useState(false);
  const swappedAt = moment ? swapMoment(moment, timeZone, now) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!reason.trim() || !swappedAt) return;
    onSubmit({
      ...{ id: machine.id, version: preview.versions.fitted },
      ...{ spareId: spare.id, spareVersion: preview.versions.spare },
      ...{ swappedAt, reason: reason.trim(), namesStay, readings: [...readings.values()] },
      jobs: [...ways].map(([jobId, goes]) => ({ id: jobId, goes })),
    });
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {refusalText ? <FormErrors faults={[]} message={refusalText} /> : null}
      <Field label={t("at")} group>
        <DateTimeField
          today={todayIn(timeZone, now)}
          max={todayIn(timeZone, now)}
          value={moment}
          onValueChange={setMoment}
          zone={formats.zoneLabel(now)}
        />
      </Field>
      <Field label={t("reason")} error={isTried && !reason.trim() ? t("reasonMissing") : undefined} required>
        <Textarea
          rows={2}
          maxLength={500}
          value={reason}
          placeholder={t("reasonHint")}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <RadioGroup
        aria-label={t("names")}
        value={namesStay ? "stay" : "go"}
        onValueChange={(value) => setNamesStay(value === "stay")}
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
        readings={readings}
        onChange={setReadings}
        readAt={swappedAt ?? now}
      />
      <SwapJobs
        jobs={preview.jobs}
        nameOf={(equipmentId) => (equipmentId === machine.id ? machine.name : spare.name)}
        ways={ways}
        onChange={setWays}
      />
    </form>
  );
}

/** The field shows minutes; a swap "now" is not earlier than what was read this minute. */
function swapMoment(moment: ReturnType<typeof momentAt>, timeZone: string, now: Date): Date {
  const shown = momentAt(timeZone, now);
  return moment.on === shown.on && moment.time === shown.time ? now : instantAt(timeZone, moment);
}
