import { useQuery } from "@tanstack/react-query";
import { jobPriorities } from "@ymp/core/lists";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { PriorityIcon } from "@ymp/ui/primitives/priority-icon";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { useJobWords } from "./job-words.ts";
import type { PlanPart } from "./plan-editor.tsx";

const kinds = ["planned", "inspection", "class"] as const;

interface PlanHeadProps {
  part: PlanPart;
  equipmentId: string | null;
  /** Left out where the machine is fixed. */
  onEquipment?: (id: string | null) => void;
}

export function PlanHead({ part, equipmentId, onEquipment }: PlanHeadProps) {
  const { t } = useTranslation("job-sheet");
  const names = useJobWords();
  const { form, change, fault, idOf, isLocked, notNew, isRefusedMachine } = part;
  const notOfClass = notNew("kind");
  return (
    <>
      <Field label={t("plan.field.title")} id={idOf("title")} error={fault("title")}>
        <Input
          value={form.title}
          maxLength={200}
          disabled={isLocked("title")}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field
        label={t("plan.field.instructions")}
        mark={t("optional")}
        id={idOf("instructions")}
        error={fault("instructions")}
      >
        <Textarea
          value={form.instructions}
          maxLength={10_000}
          disabled={isLocked("instructions")}
          onChange={(event) => change({ instructions: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-3">
        <EquipmentField
          equipmentId={equipmentId}
          onEquipment={onEquipment}
          error={fault("equipmentId") ?? (isRefusedMachine ? t("plan.ofCriticalMachine") : undefined)}
        />
        <Field label={t("field.kind")} help={notOfClass && t("plan.notOfClass", { reason: t(notOfClass) })}>
          <Select
            value={form.kind}
            disabled={isLocked("kind")}
            onValueChange={(kind) => change({ kind })}
            options={kinds.map((value) => ({
              value,
              label: names.kind(value),
              disabled: value === "class" && notOfClass !== undefined,
            }))}
          />
        </Field>
        <Field label={t("field.priority")}>
          <Select
            value={form.priority}
            disabled={isLocked("priority")}
            onValueChange={(priority) => change({ priority })}
            options={jobPriorities.map((value) => ({
              value,
              label: names.priority(value),
              icon: <PriorityIcon priority={value} />,
            }))}
          />
        </Field>
      </div>
    </>
  );
}

function EquipmentField({ equipmentId, onEquipment, error }: Omit<PlanHeadProps, "part"> & { error?: string }) {
  const { t } = useTranslation("job-sheet");
  const trpc = useTrpc();
  const { data: known } = useQuery(
    trpc.equipment.get.queryOptions({ id: equipmentId ?? "" }, { enabled: equipmentId !== null }),
  );
  if (!onEquipment) {
    return (
      <Field label={t("plan.field.equipmentId")} error={error}>
        <Input value={known?.name ?? t("none")} disabled readOnly />
      </Field>
    );
  }
  return (
    <Field label={t("plan.field.equipmentId")} mark={t("optional")} error={error}>
      <EquipmentPicker
        label={t("plan.field.equipmentId")}
        equipmentId={equipmentId}
        onPick={(equipment) => onEquipment(equipment?.id ?? null)}
      />
    </Field>
  );
}
