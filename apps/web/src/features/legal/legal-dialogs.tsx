import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { LegalDocument } from "./legal-text.tsx";

const LegalDialog = lazy(async () => ({ default: (await import("./legal-dialog.tsx")).LegalDialog }));

/** Terms and privacy for those who are not signed in, whom the pages of the same name send to sign-in. */
export function LegalDialogs() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<LegalDocument | null>(null);
  return (
    <>
      {(["terms", "privacy"] as const).map((document) => (
        <button
          key={document}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(document)}
          className="tap-target rounded-sm hover:text-foreground"
        >
          {t(`common:legal.${document}`)}
        </button>
      ))}
      <Suspense>{open ? <LegalDialog document={open} onClose={() => setOpen(null)} /> : null}</Suspense>
    </>
  );
}
