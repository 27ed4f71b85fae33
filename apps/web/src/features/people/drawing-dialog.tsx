import { masterPinPattern } from "@ymp/core/people/master-pin";
import { SignaturePad } from "@ymp/ui/patterns/signature-pad";
import { Field, FieldError } from "@ymp/ui/primitives/field";
import { useEffect, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { PasswordInput } from "../../lib/password-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSetDrawing } from "./people.mutations.ts";
import type { Person } from "./people.queries.ts";

/** Draws again what is under signatures in the ship's books from then on; the master pin proves whose it is. */
export function DrawingDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  useWordsOf(["records"]);
  const { t } = useTranslation();
  const set = useSetDrawing();
  const [pin, setPin] = useState("");
  const [drawing, setDrawing] = useState<string | null>(null);
  const faults = refusalOf(set.error)?.fields ?? {};
  // A pin that was wrong is typed again.
  useEffect(() => {
    if (refusalOf(set.error)?.fields.pin !== undefined) setPin("");
  }, [set.error]);
  return (
    <FormDialog
      title={t("people:drawing.title")}
      submit={t("people:drawing.save")}
      busy={set.isPending}
      disabled={drawing === null || !masterPinPattern.test(pin)}
      error={set.error}
      holdsMore={drawing !== null}
      onSubmit={() => drawing !== null && set.mutate({ profileId: person.id, pin, drawing }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="flex flex-col gap-1.5">
        <SignaturePad label={t("people:drawing.title")} hint={t("signing:line")} onDraw={setDrawing} />
        {faults.drawing === undefined ? null : <FieldError>{t(faults.drawing)}</FieldError>}
      </div>
      <Field label={t("signing:pin.label")} error={pin === "" && faults.pin !== undefined ? t(faults.pin) : undefined}>
        <PasswordInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, ""))}
        />
      </Field>
    </FormDialog>
  );
}
