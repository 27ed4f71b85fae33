import { Dialog, DialogContent, DialogTrigger } from "@ymp/ui/primitives/dialog";
import { useTranslation } from "react-i18next";
import { LegalText } from "./legal-text.tsx";

/** Terms and privacy for those who are not signed in, whom the pages of the same name send to sign-in. */
export function LegalDialogs() {
  const { t } = useTranslation();
  return (["terms", "privacy"] as const).map((document) => (
    <Dialog key={document}>
      <DialogTrigger className="tap-target rounded-sm hover:text-foreground">
        {t(`navigation:${document}`)}
      </DialogTrigger>
      <DialogContent size="lg" title={t(`navigation:${document}`)}>
        <LegalText document={document} />
      </DialogContent>
    </Dialog>
  ));
}
