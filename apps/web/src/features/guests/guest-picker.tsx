import { useQuery } from "@tanstack/react-query";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useDeferredValue, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useChoices } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface GuestPickerProps {
  id?: string;
  /** Empty for none. */
  guestId: string;
  /** Who is there already. */
  except: readonly string[];
  onPick: (id: string) => void;
}

const shownAtOnce = 30;

/** One of the vessel's guests, found by name. */
export function GuestPicker({ guestId, except, onPick, ...control }: GuestPickerProps) {
  const { t } = useTranslation("guests");
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const options = useTrpc().guests.list.queryOptions({ search, limit: shownAtOnce });
  const { rows, ...choices } = useChoices(useQuery(options), { queryKey: options.queryKey, search });
  const items = rows
    .filter(({ id }) => id === guestId || !except.includes(id))
    .map(({ id, name, party }) => ({ value: id, label: name, fact: t(`party.${party}`) }));
  const known = useQuery({ ...useTrpc().guests.get.queryOptions({ id: guestId }), enabled: guestId !== "" });
  const chosen = guestId === "" ? null : { value: guestId, label: known.data?.name ?? "…" };
  return (
    <Combobox
      {...control}
      items={items}
      {...choices}
      value={chosen}
      onValueChange={(item) => onPick(item?.value ?? "")}
      onSearch={setText}
      placeholder={t("pick")}
      clearable
    />
  );
}
