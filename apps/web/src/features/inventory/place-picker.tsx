import { newId } from "@ymp/core/ids";
import { Combobox } from "@ymp/ui/primitives/combobox";
import { useMissingNote } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSavePlace } from "./inventory.mutations.ts";
import { usePlaces } from "./inventory.queries.ts";

export interface PlacePickerProps {
  id?: string;
  placeId: string | null;
  exceptId?: string | null;
  onPick: (placeId: string) => void;
}

/** A place on board; one that nobody named yet is made by naming it. */
export function PlacePicker({ placeId, exceptId, onPick, ...field }: PlacePickerProps) {
  const { t } = useTranslation();
  const places = usePlaces();
  const save = useSavePlace();
  const chosen = places.find(({ id }) => id === placeId);
  const create = (name: string) => {
    const id = newId();
    save.mutate({ id, name }, { onSuccess: () => onPick(id) });
  };
  return (
    <Combobox
      {...field}
      placeholder={t("inventory:form.choosePlace")}
      items={places
        .filter(({ id }) => id !== exceptId)
        .map(({ id, name, deck }) => ({ value: id, label: name, fact: deck }))}
      value={chosen ? { value: chosen.id, label: chosen.name } : null}
      onValueChange={(place) => place && onPick(place.value)}
      onCreate={{ label: (name) => t("inventory:form.newPlace", { name }), run: create }}
      loading={save.isPending}
      note={useMissingNote(places.length === 0)}
    />
  );
}
