import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { usePanel } from "../../app/shell/panels.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { KeyTable } from "./key-table.tsx";

/** Every key, over the screen it is pressed on. */
export function KeysPanel() {
  const { t } = useTranslation();
  const panel = usePanel("keys");
  return (
    <Dialog {...panel}>
      <DialogContent size="lg" title={t("navigation:keys")}>
        <KeyTable />
      </DialogContent>
    </Dialog>
  );
}
