import { useQuery } from "@tanstack/react-query";
import { isCalendarDate } from "@ymp/core/calendar-date";
import { Combobox, type ComboboxItem } from "@ymp/ui/primitives/combobox";
import { ShieldCheck } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useChoices } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useEquipmentName } from "./use-equipment-name.ts";

export type PickedEquipment = OutputOf<"equipment.list">["rows"][number];

const shownAtOnce = 30;

export interface EquipmentPickerProps {
  label: string;
  equipmentId: string | null;
  onPick: (equipment: PickedEquipment | null) => void;
  id?: string;
  size?: "sm" | "md" | "lg" | "touch";
}

/** One item of the register, found by name, code, maker or place with spelling forgiven. */
export function EquipmentPicker({ label, equipmentId, onPick, ...trigger }: EquipmentPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim()) || undefined;
  const mayView = useCan("equipmentspage:view");
  const options = useTrpc().equipment.list.queryOptions({ search, limit: shownAtOnce });
  const { rows: found, ...choices } = useChoices(useQuery({ ...options, enabled: mayView }), {
    queryKey: options.queryKey,
    search,
  });
  const name = useEquipmentName(equipmentId);
  const rows = nearestFirst(found, search);
  const chosen: ComboboxItem | null = equipmentId ? { value: equipmentId, label: name ?? "…" } : null;
  return (
    <Combobox
      {...trigger}
      aria-label={trigger.id ? undefined : label}
      {...choices}
      items={rows.map(itemOf)}
      value={chosen}
      onValueChange={(item) => onPick(rows.find(({ id }) => id === item?.value) ?? null)}
      onSearch={setText}
      placeholder={t("jobs:equipment.choose")}
      clearable
    />
  );
}

/** What is called just so stands first, then what begins so; the rest keeps its order. */
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

function itemOf({ id, name, code, location }: PickedEquipment): ComboboxItem {
  return { value: id, label: name, fact: location ?? code ?? undefined };
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
