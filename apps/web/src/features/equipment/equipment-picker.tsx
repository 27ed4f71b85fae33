import { useQuery } from "@tanstack/react-query";
import { Combobox, type ComboboxItem } from "@ymp/ui/primitives/combobox";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type PickedEquipment = OutputOf<"equipment.list">["rows"][number];

const shownAtOnce = 30;

/** The name of one item, for words about it; undefined until it is known or where the reader may not see the register. */
export function useEquipmentName(equipmentId: string | null | undefined): string | undefined {
  const mayView = useCan("equipmentspage:view");
  const options = useTrpc().equipment.get.queryOptions({ id: equipmentId ?? "" });
  return useQuery({ ...options, enabled: Boolean(equipmentId) && mayView }).data?.name;
}

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
  const { data, isFetching } = useQuery({ ...options, enabled: mayView });
  const name = useEquipmentName(equipmentId);
  const rows = data?.rows ?? [];
  const chosen: ComboboxItem | null = equipmentId ? { value: equipmentId, label: name ?? "…" } : null;
  return (
    <Combobox
      {...trigger}
      aria-label={trigger.id ? undefined : label}
      items={rows.map(itemOf)}
      value={chosen}
      onValueChange={(item) => onPick(rows.find(({ id }) => id === item?.value) ?? null)}
      onSearch={setText}
      loading={isFetching}
      placeholder={t("jobs:equipment.choose")}
      clearable
    />
  );
}

function itemOf({ id, name, code, location }: PickedEquipment): ComboboxItem {
  return { value: id, label: name, fact: location ?? code ?? undefined };
}
