import { todayIn } from "@ymp/core/calendar-date";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { type FormEvent, useId, useState } from "react";
import { useVessel } from "../../app/session.ts";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import type { Machine, Meter } from "./equipment.queries.ts";
import { useSetOverhaul } from "./reading.mutations.ts";
import { useRefusalText } from "./use-refusal-text.ts";
import { useMeterFigure } from "./use-words.ts";

/** From when the hours since overhaul count. */
export function OverhaulDialog({ machine, meter, onClose }: { machine: Machine; meter: Meter; onClose: () => void }) {
  const { t } = useTranslation();
  const figureOf = useMeterFigure();
  const formId = useId();
  const today = todayIn(useVessel().timeZone, useNow());
  const save = useSetOverhaul();
  const refusalText = useRefusalText(save.error);
  const [overhaulTotal, setTotal] = useState<number | null>(meter.overhaulTotal ?? meter.lastTotal);
  const [overhauledOn, setOn] = useState(meter.overhauledOn ?? today);
  const isAbove = overhaulTotal !== null && overhaulTotal > (meter.lastTotal ?? 0);
  const { id: counterId, version, kind } = meter;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ counterId, version, overhaulTotal, overhauledOn }, { onSuccess: onClose });
  };
  const forget = () =>
    save.mutate({ counterId, version, overhaulTotal: null, overhauledOn: null }, { onSuccess: onClose });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("equipment:overhaul.title")}
        subtitle={<bdi>{machine.name}</bdi>}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            {meter.overhaulTotal === null ? null : (
              <Button size="lg" disabled={save.isPending} onClick={forget}>
                {t("equipment:overhaul.forget")}
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              busy={save.isPending}
              disabled={overhaulTotal === null || isAbove}
            >
              {t("equipment:overhaul.save")}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
          {refusalText ? <FormErrors faults={[]} message={refusalText} /> : null}
          <Field
            label={t("equipment:overhaul.total")}
            help={t("equipment:overhaul.totalHelp", { total: figureOf(kind, meter.lastTotal ?? 0) })}
            error={isAbove ? t("equipment:overhaulAboveTotal") : undefined}
          >
            <TenthsInput unit={t(`equipment:unit.${kind}`)} value={overhaulTotal} onValueChange={setTotal} />
          </Field>
          <Field label={t("equipment:overhaul.on")}>
            <DateField today={today} max={today} value={overhauledOn} onValueChange={(on) => on && setOn(on)} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
