import { useTrpc } from "../../app/services-context.tsx";
import { type PickerControl, RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface PickedVessel {
  id: string;
  name: string;
}

export interface VesselPickerProps extends PickerControl {
  vessel: PickedVessel | null;
  onPick: (vessel: PickedVessel | null) => void;
  edition?: "full" | "lite";
  /** Vessels that are not offered. */
  without?: readonly string[];
}

/** One vessel of the platform, found by name. */
export function VesselPicker({ vessel, onPick, edition, without = [], ...control }: VesselPickerProps) {
  const { t } = useTranslation("platform-screens");
  const { platform } = useTrpc();
  return (
    <RecordPicker
      {...control}
      find={(search) => platform.vessels.queryOptions({ search: search || undefined, edition, limit: 30 })}
      offered={(rows) => rows.filter(({ id }) => !without.includes(id))}
      itemOf={({ id, name, companyName }) => ({ value: id, label: name, fact: companyName ?? undefined })}
      chosen={vessel ? { value: vessel.id, label: vessel.name } : null}
      onPick={(picked) => onPick(picked && { id: picked.id, name: picked.name })}
      placeholder={t("people.chooseVessel")}
      clearable
    />
  );
}
