import { useTrpc } from "../../app/services-context.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type PickerControl, RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";

export type PickedItem = OutputOf<"inventory.pick">["rows"][number];

export interface ItemPickerProps extends PickerControl {
  /** The one that is chosen now, as its record names it. */
  item: { id: string; name: string } | null;
  onPick: (item: PickedItem | null) => void;
  /** Parts of this machine come first. */
  equipmentId?: string | null;
  placeholder?: string;
}

/** One item of the stores, found by name, part number or maker with spelling forgiven, with what is on board of it. */
export function ItemPicker({ item, equipmentId, placeholder, ...control }: ItemPickerProps) {
  const { t } = useTranslation();
  const amount = useAmount();
  const { inventory } = useTrpc();
  return (
    <RecordPicker
      {...control}
      find={(search) => inventory.pick.queryOptions({ search, equipmentId, limit: 30 })}
      itemOf={({ id, name, partNo, onHand, unit }) => ({
        value: id,
        label: partNo ? `${name}, ${partNo}` : name,
        fact: amount(onHand, unit),
      })}
      chosen={item ? { value: item.id, label: item.name } : null}
      placeholder={placeholder ?? t("inventory:chooseItem")}
      clearable
    />
  );
}
