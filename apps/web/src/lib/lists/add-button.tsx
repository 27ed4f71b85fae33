import { Button } from "@ymp/ui/primitives/button";
import { Plus } from "lucide-react";
import { useTranslation } from "../translation.tsx";
import type { AddForm } from "./define-list.ts";
import type { AnySearch } from "./list-address.ts";

/** A form that this reader may open from the screen. */
export interface OfferedForm extends Pick<AddForm<AnySearch>, "word" | "icon"> {
  open: () => void;
}

export interface AddButtonProps {
  /** A button without is not drawn. */
  form: OfferedForm | undefined;
  kbd?: string;
}

/** The button that opens the form of a new record. */
export function AddButton({ form, kbd }: AddButtonProps) {
  const { t } = useTranslation();
  if (!form) return null;
  const { word, icon: Icon = Plus, open } = form;
  return (
    <Button variant="primary" kbd={kbd} onClick={open}>
      <Icon />
      {t(word)}
    </Button>
  );
}
