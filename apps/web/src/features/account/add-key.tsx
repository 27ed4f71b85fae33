import { Button } from "@ymp/ui/primitives/button";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { KeyNameDialog } from "./key-name-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useAddKey } from "./security.mutations.ts";
import { useTwoStep } from "./security.queries.ts";

/** The button, then the name, then the browser's own question; with the first second step the recovery codes. */
export function AddKey({ className, onDone }: { className?: string; onDone?: () => void }) {
  const { t } = useTranslation();
  const add = useAddKey();
  const step = useTwoStep().data;
  const [isNaming, setNaming] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setNaming(false);
    add.reset();
  };
  const finish = () => {
    setCodes(null);
    onDone?.();
  };
  const onAdded = ({ recoveryCodes }: { recoveryCodes: readonly string[] | null }) => {
    close();
    if (recoveryCodes) setCodes(recoveryCodes);
    else finish();
  };
  return (
    <>
      <Button variant="outline" className={className} onClick={() => setNaming(true)}>
        <Plus />
        {t("security:keys.add")}
      </Button>
      {isNaming ? (
        <KeyNameDialog
          title={t("security:keys.add")}
          lead={t(step && !step.isOn && !step.hasKeys ? "security:keys.addFirstText" : "security:keys.addText")}
          action={t("security:keys.add")}
          name=""
          saving={add}
          onSave={(input, onError) => add.mutate(input, { onSuccess: onAdded, onError })}
          onClose={close}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={finish} /> : null}
    </>
  );
}
