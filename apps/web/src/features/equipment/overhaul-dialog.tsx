import { todayIn } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import type { Machine, Meter } from "./equipment.queries.ts";
import { useSetOverhaul } from "./reading.mutations.ts";
import { useMeterFigure } from "./use-words.ts";

/** From when the hours since overhaul count. */
export function OverhaulDialog({ machine, meter, onClose }: { machine: Machine; meter: Meter; onClose: () => void }) {
  const { t } = useTranslation();
  const figureOf = useMeterFigure();
  const today = todayIn(useVessel().timeZone, useNow());
  const save = useSetOverhaul();
  const [overhaulTotal, setTotal] = useState<number | null>(meter.overhaulTotal ?? meter.lastTotal);
  const [overhauledOn, setOn] = useState(meter.overhauledOn ?? today);
  const isAbove = overhaulTotal !== null && overhaulTotal > (meter.lastTotal ?? 0);
  const { id: counterId, version, kind } = meter;
  const submit = () => {
    save.mutate({ counterId, version, overhaulTotal, overhauledOn }, { onSuccess: onClose });
  };
  const forget = () =>
    save.mutate({ counterId, version, overhaulTotal: null, overhauledOn: null }, { onSuccess: onClose });
  return (
    <FormDialog
      title={t("equipment:overhaul.title")}
      subtitle={<bdi>{machine.name}</bdi>}
      submit={t("equipment:overhaul.save")}
      busy={save.isPending}
      disabled={overhaulTotal === null || isAbove}
      error={save.error}
      saysFaults
      beside={
        meter.overhaulTotal === null ? null : (
          <Button size="lg" disabled={save.isPending} onClick={forget}>
            {t("equipment:overhaul.forget")}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
