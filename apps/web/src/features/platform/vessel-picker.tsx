import { useQuery } from "@tanstack/react-query";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useDeferredValue, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useChoices } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";

const shownAtOnce = 30;

export interface PickedVessel {
  id: string;
  name: string;
}

export interface VesselPickerProps {
  vessel: PickedVessel | null;
  onPick: (vessel: PickedVessel | null) => void;
  edition?: "full" | "lite";
  /** Vessels that are not offered. */
  without?: readonly string[];
  id?: string;
}

/** One vessel of the platform, found by name. */
export function VesselPicker({ vessel, onPick, edition, without = [], ...trigger }: VesselPickerProps) {
  const { t } = useTranslation("platform-screens");
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim()) || undefined;
  const options = useTrpc().platform.vessels.queryOptions({ search, edition, limit: shownAtOnce });
  const { rows: found, ...choices } = useChoices(useQuery(options), { queryKey: options.queryKey, search });
  const rows = found.filter(({ id }) => !without.includes(id));
  return (
    <Combobox
      {...trigger}
      items={rows.map(({ id, name, companyName }) => ({ value: id, label: name, fact: companyName ?? undefined }))}
      {...choices}
      value={vessel ? { value: vessel.id, label: vessel.name } : null}
      onValueChange={(item) => onPick(item ? { id: item.value, name: item.label } : null)}
      onSearch={setText}
      placeholder={t("people.chooseVessel")}
      clearable
    />
  );
}
