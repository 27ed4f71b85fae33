import { fullName } from "@ymp/core/people/profile-fields";
import { SignaturePad, type SignaturePadHandle } from "@ymp/ui/patterns/signature-pad";
import { useRef, useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Person } from "./people.queries.ts";

interface SignatureDialogProps {
  person: Person;
  isSaving: boolean;
  onSave: (picture: File) => void;
  onClose: () => void;
}

export function SignatureDialog({ person, isSaving, onSave, onClose }: SignatureDialogProps) {
  const { t } = useTranslation();
  const pad = useRef<SignaturePadHandle>(null);
  const [hasInk, setHasInk] = useState(false);
  const save = async () => {
    const picture = await pad.current?.picture();
    if (picture) onSave(new File([picture], "signature.png", { type: "image/png" }));
  };
  return (
    <FormDialog
      size="lg"
      title={t("people:signature.title")}
      submit={t("people:signature.save")}
      busy={isSaving}
      disabled={!hasInk}
      error={null}
      holdsMore={hasInk}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SignaturePad
        ref={pad}
        label={t("people:signature.of", { name: fullName(person) })}
        hint={t("people:signature.line")}
        onInkChange={setHasInk}
      />
    </FormDialog>
  );
}
