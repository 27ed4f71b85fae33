import { masterPinPattern } from "@ymp/core/people/master-pin";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { PinField } from "../../lib/signing/pin-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useHandBack } from "./inspections.mutations.ts";

/** The ship takes its device back. */
export function HandBackDialog({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const { t } = useTranslation("inspections");
  const back = useHandBack();
  const [pin, setPin] = useState("");
  return (
    <FormDialog
      title={t("handBack.title")}
      submit={t("handBack.submit")}
      busy={back.isPending}
      disabled={!masterPinPattern.test(pin)}
      error={back.error}
      onSubmit={() => back.mutate({ pin }, { onSuccess: onBack, onError: () => setPin("") })}
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("handBack.text")}
      </p>
      <PinField required label={t("certify.pin")} pin={pin} error={back.error} onChange={setPin} />
    </FormDialog>
  );
}
