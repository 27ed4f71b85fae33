import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { useWordsOf } from "../../app/use-words-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { type LegalDocument, LegalText } from "./legal-text.tsx";

export function LegalDialog({ document, onClose }: { document: LegalDocument; onClose: () => void }) {
  const { t } = useTranslation();
  // Those who are not signed in have only the words of sign-in.
  useWordsOf(["work"]);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="lg" title={t(`common:legal.${document}`)}>
        <LegalText document={document} />
      </DialogContent>
    </Dialog>
  );
}
