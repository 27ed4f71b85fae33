import { lateCode } from "@ymp/ui/lib/late-code";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useLateMenu } from "../../lib/use-late-menu.ts";
import type { LegalDocument } from "./legal-text.tsx";

const dialog = lateCode(() => import("./legal-dialog.tsx"));

/** Terms and privacy for those who are not signed in, whom the pages of the same name send to sign-in. */
export function LegalDialogs() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<LegalDocument>("terms");
  const { code, menu } = useLateMenu(dialog);
  return (
    <>
      {(["terms", "privacy"] as const).map((document) => (
        <button
          key={document}
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setShown(document);
            menu.onOpenChange(true);
          }}
          className="tap-target rounded-sm hover:text-foreground"
        >
          {t(`common:legal.${document}`)}
        </button>
      ))}
      {menu.open && code ? <code.LegalDialog document={shown} onClose={() => menu.onOpenChange(false)} /> : null}
    </>
  );
}
