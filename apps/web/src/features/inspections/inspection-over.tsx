import { Button } from "@ymp/ui/primitives/button";
import { LockKeyhole } from "lucide-react";
import type { Refusal } from "../../app/failures.ts";
import { PathLink } from "../../app/path-link.tsx";
import { useServices, useStore } from "../../app/services-context.tsx";
import { formatsFor } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Outside } from "./outside.tsx";

interface InspectionOverProps {
  refusal?: Refusal | undefined;
  /** The master took the device back. */
  isHandedBack?: boolean;
  onCode: () => void;
}

/** "Ended 15:20, ask the master": nothing of the ship stands here any more. */
export function InspectionOver({ refusal, isHandedBack, onCode }: InspectionOverProps) {
  const { t } = useTranslation("inspections");
  const { locale } = useStore(useServices().theme);
  const { at, timeZone } = refusal?.params ?? {};
  const formats = formatsFor({ locale, zone: typeof timeZone === "string" ? timeZone : "UTC", t });
  const title =
    isHandedBack || typeof at !== "string"
      ? t("handBack.done")
      : t("ended.title", { time: formats.time(new Date(at)) });
  return (
    <Outside>
      <section role="status" className="surface flex flex-col items-start gap-2 px-6 py-6">
        <LockKeyhole aria-hidden className="size-7 text-muted-foreground" />
        <h1 dir="auto" className="mt-1 font-semibold text-xl">
          {title}
        </h1>
        <p dir="auto" className="text-muted-foreground text-sm">
          {t(isHandedBack ? "handBack.doneText" : "ended.text")}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button asChild variant={isHandedBack ? "primary" : "outline"} size="touch">
            <PathLink href="/auth/login">{t("ended.signIn")}</PathLink>
          </Button>
          <Button variant="ghost" size="touch" onClick={onCode}>
            {t("ended.again")}
          </Button>
        </div>
      </section>
    </Outside>
  );
}
