import { cn } from "@ymp/ui/lib/cn";
import type { ReactNode } from "react";
import { useTranslation } from "./translation.tsx";

/** Fields as they are, out of reach of pointer and keyboard, where the server would refuse the reader's change. */
export function Locked({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={when} className={cn("contents", when && "pointer-events-none")}>
      {children}
    </fieldset>
  );
}

/** Says once, above a form, that some of its fields are somebody else's. */
export function LockedNote({ when }: { when: boolean }) {
  const { t } = useTranslation("forms");
  return when ? <p className="text-muted-foreground text-sm">{t("lockedFields")}</p> : null;
}
