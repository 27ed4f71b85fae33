import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { X } from "lucide-react";
import { FigureInput } from "../../lib/figure-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { JobPicker } from "../jobs/job-picker.tsx";
import { type DraftLine, fromThousandths, thousandthsOf } from "./order-form.ts";

interface OrderEditorMoreProps {
  line: DraftLine;
  onChange: (part: Partial<DraftLine>) => void;
}

/** Part number, tax, what is in a pack, and for which work or machine it is. */
export function OrderEditorMore({ line, onChange }: OrderEditorMoreProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3 rounded-md bg-muted p-3 sm:grid-cols-6">
      <Field label={t("orders:column.partNo")} className="sm:col-span-2">
        <Input
          value={line.partNo}
          maxLength={100}
          className="font-mono text-sm"
          onChange={(event) => onChange({ partNo: event.target.value })}
        />
      </Field>
      <Field label={t("orders:column.tax")} className="sm:col-span-2">
        <FigureInput
          isShort
          unit="%"
          decimals={1}
          value={line.taxPermille}
          onValueChange={(taxPermille) => onChange({ taxPermille })}
        />
      </Field>
      <Field label={t("orders:column.pack")} help={t("orders:help.pack")} className="sm:col-span-2">
        <FigureInput
          isShort
          decimals={3}
          value={thousandthsOf(line.unitsPerPurchase)}
          onValueChange={(steps) => onChange({ unitsPerPurchase: fromThousandths(steps) })}
        />
      </Field>
      <Field label={t("orders:column.equipment")} className="sm:col-span-3">
        <EquipmentPicker
          label={t("orders:column.equipment")}
          equipmentId={line.equipmentId}
          onPick={(machine) => onChange({ equipmentId: machine?.id ?? null })}
        />
      </Field>
      <JobField line={line} onChange={onChange} />
      <Field label={t("orders:column.note")} className="sm:col-span-6">
        <Input value={line.note} maxLength={1000} onChange={(event) => onChange({ note: event.target.value })} />
      </Field>
    </div>
  );
}

function JobField({ line, onChange }: OrderEditorMoreProps) {
  const { t } = useTranslation();
  if (!line.jobId)
    return (
      <Field label={t("orders:column.job")} className="sm:col-span-3">
        <JobPicker
          label={t("orders:column.job")}
          without={[]}
          onPick={({ id, numberText, title }) => onChange({ jobId: id, jobName: `${numberText} ${title}` })}
        />
      </Field>
    );
  return (
    <Field label={t("orders:column.job")} className="sm:col-span-3" group>
      <Button className="w-full justify-between" size="lg" onClick={() => onChange({ jobId: null, jobName: null })}>
        <bdi className="truncate">{line.jobName}</bdi>
        <X />
      </Button>
    </Field>
  );
}
