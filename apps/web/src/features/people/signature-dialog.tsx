import { fullName } from "@ymp/core/people/profile-fields";
import { SignaturePad, type SignaturePadHandle } from "@ymp/ui/patterns/signature-pad";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useRef, useState } from "react";
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
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("people:signature.title")}
        onInteractOutside={(event) => {
          if (hasInk) event.preventDefault();
        }}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button variant="primary" size="lg" disabled={!hasInk} busy={isSaving} onClick={() => void save()}>
              {t("people:signature.save")}
            </Button>
          </>
        }
      >
        <SignaturePad
          ref={pad}
          label={t("people:signature.of", { name: fullName(person) })}
          hint={t("people:signature.line")}
          onInkChange={setHasInk}
        />
      </DialogContent>
    </Dialog>
  );
}
