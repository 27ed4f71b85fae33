import { useQuery } from "@tanstack/react-query";
import { isCalendarDate } from "@ymp/core/calendar-date";
import { ShieldCheck } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type PickerControl, RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useEquipmentName } from "./use-equipment-name.ts";

export type PickedEquipment = OutputOf<"equipment.list">["rows"][number];

export interface EquipmentPickerProps extends PickerControl {
  equipmentId: string | null;
  onPick: (equipment: PickedEquipment | null) => void;
}

/** One item of the register, found by name, code, maker or place with spelling forgiven. */
export function EquipmentPicker({ equipmentId, ...control }: EquipmentPickerProps) {
  const { t } = useTranslation();
  const { equipment } = useTrpc();
  const mayView = useCan("equipmentspage:view");
  const name = useEquipmentName(equipmentId);
  return (
    <RecordPicker
      {...control}
      find={(search) => equipment.list.queryOptions({ search: search || undefined, limit: 30 }, { enabled: mayView })}
      offered={nearestFirst}
      itemOf={({ id, name, code, location }) => ({ value: id, label: name, fact: location ?? code ?? undefined })}
      chosen={equipmentId ? { value: equipmentId, label: name ?? "…" } : null}
      placeholder={t("jobs:equipment.choose")}
      clearable
    />
  );
}

/** What is called just so comes first, then what begins so; the rest keeps its order. */
export function nearestFirst<Row extends { name: string }>(rows: readonly Row[], search: string | undefined): Row[] {
  const wanted = search?.toLocaleLowerCase();
  if (!wanted) return [...rows];
  const distance = ({ name }: Row) => {
    const known = name.toLocaleLowerCase();
    if (known === wanted) return 0;
    return known.startsWith(wanted) ? 1 : 2;
  };
  return rows.toSorted((one, other) => distance(one) - distance(other));
}

/** The warranty that a machine is under today; undefined while it is not known. */
export function useWarranty(equipmentId: string | null | undefined) {
  const mayView = useCan("equipmentspage:view");
  const options = useTrpc().equipment.warranty.queryOptions({ id: equipmentId ?? "" });
  return useQuery({ ...options, enabled: Boolean(equipmentId) && mayView }).data ?? undefined;
}

/** The warranty in one line of words, for a note on a job; undefined where there is none. */
export function useWarrantyWords(equipmentId: string | null | undefined): string | undefined {
  const { t } = useTranslation("warranty");
  const formats = useFormats();
  const warranty = useWarranty(equipmentId);
  if (!warranty || !isCalendarDate(warranty.until)) return undefined;
  const { contact, note, supplierName } = warranty;
  const head = t("until", { name: warranty.equipmentName, date: formats.date(warranty.until) });
  const whom = formats.list([supplierName, contact?.name, contact?.phone, contact?.email]);
  return [head, whom && t("ring", { whom }), note].filter(Boolean).join(" ");
}

/** Said before somebody opens a machine that its maker would mend. */
export function WarrantyNote({ equipmentId }: { equipmentId: string | null | undefined }) {
  const { t } = useTranslation("warranty");
  const words = useWarrantyWords(equipmentId);
  if (!words) return null;
  return (
    <div role="status" className="flex gap-2 rounded-md bg-status-progress-bg px-3 py-2 text-sm">
      <ShieldCheck aria-hidden className="mt-0.5 size-4 flex-none text-status-progress" />
      <p dir="auto" className="min-w-0">
        <span className="font-medium">{t("title")}</span> {words}
      </p>
    </div>
  );
}
