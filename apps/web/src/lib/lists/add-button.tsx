import { Button } from "@ymp/ui/primitives/button";
import { Plus } from "lucide-react";
import { useTranslation } from "../translation.tsx";

export interface AddButtonProps {
  /** Message key. */
  word: string | undefined;
  /** Of the screen; a button without is not drawn. */
  onAdd: (() => void) | undefined;
  kbd?: string;
}

/** The button that opens the form of a new record. */
export function AddButton({ word, onAdd, kbd }: AddButtonProps) {
  const { t } = useTranslation();
  if (!word || !onAdd) return null;
  return (
    <Button variant="primary" kbd={kbd} onClick={onAdd}>
      <Plus />
      {t(word)}
    </Button>
  );
}
