import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { useTranslation } from "../translation.tsx";

export interface CardSelection {
  isSelected: boolean;
  toggle: () => void;
}

/** The tick of a row that is drawn as a card; nothing where rows cannot be ticked. */
export function CardTick({ name, selection }: { name: string; selection: CardSelection | undefined }) {
  const { t } = useTranslation();
  if (!selection) return null;
  return (
    <Checkbox
      aria-label={t("controls:selectRow", { name })}
      checked={selection.isSelected}
      onClick={(event) => event.stopPropagation()}
      onCheckedChange={selection.toggle}
    />
  );
}
