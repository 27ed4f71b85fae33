import { useQuery } from "@tanstack/react-query";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useDeferredValue, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useChoices } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";

export type PickedItem = OutputOf<"inventory.pick">["rows"][number];

export interface ItemPickerProps {
  label: string;
  /** The one that is chosen now, as its record names it. */
  item: { id: string; name: string } | null;
  onPick: (item: PickedItem | null) => void;
  /** Parts of this machine come first. */
  equipmentId?: string | null;
  id?: string;
  size?: "sm" | "md" | "lg" | "touch";
}

/** One item of the stores, found by name, part number or maker with spelling forgiven, with what is on board of it. */
export function ItemPicker({ label, item, onPick, equipmentId, ...trigger }: ItemPickerProps) {
  const { t } = useTranslation();
  const amount = useAmount();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const options = useTrpc().inventory.pick.queryOptions({ search, equipmentId, limit: 30 });
  const { rows: found, ...choices } = useChoices(useQuery(options), { queryKey: options.queryKey, search });
  return (
    <Combobox
      {...trigger}
      aria-label={trigger.id ? undefined : label}
      placeholder={t("inventory:chooseItem")}
      items={found.map(({ id, name, partNo, onHand, unit }) => ({
        value: id,
        label: partNo ? `${name}, ${partNo}` : name,
        fact: amount(onHand, unit),
      }))}
      {...choices}
      value={item ? { value: item.id, label: item.name } : null}
      onValueChange={(chosen) => onPick(found.find(({ id }) => id === chosen?.value) ?? null)}
      onSearch={setText}
      clearable
    />
  );
}
