import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { type PickerControl, RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface GuestPickerProps extends PickerControl {
  /** Empty for none. */
  guestId: string;
  /** Who is there already. */
  except: readonly string[];
  onPick: (id: string) => void;
}

/** One of the vessel's guests, found by name. */
export function GuestPicker({ guestId, except, onPick, ...control }: GuestPickerProps) {
  const { t } = useTranslation("guests");
  const { guests } = useTrpc();
  const known = useQuery(guests.get.queryOptions({ id: guestId }, { enabled: guestId !== "" }));
  return (
    <RecordPicker
      {...control}
      find={(search) => guests.list.queryOptions({ search, limit: 30 })}
      offered={(rows) => rows.filter(({ id }) => id === guestId || !except.includes(id))}
      itemOf={({ id, name, party }) => ({ value: id, label: name, fact: t(`party.${party}`) })}
      chosen={guestId === "" ? null : { value: guestId, label: known.data?.name ?? "…" }}
      onPick={(guest) => onPick(guest?.id ?? "")}
      placeholder={t("pick")}
      clearable
    />
  );
}
