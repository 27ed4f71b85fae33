import { Button } from "@ymp/ui/primitives/button";
import { LifeBuoy } from "lucide-react";
import { useGoAshore, useLeaveVessel } from "../../features/platform/support.mutations.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useWordsOf } from "../use-words-of.ts";

type Visit = OutputOf<"support.current">[number];

export interface SupportLineProps {
  visit: Visit;
  vesselName: string;
  isOver: boolean;
}

/** Who of the platform is aboard, why and until when. */
export function SupportLine({ visit, vesselName, isOver }: SupportLineProps) {
  useWordsOf(["panels"]);
  const { t } = useTranslation("support");
  const formats = useFormats();
  const facts = { name: visit.name, reason: visit.reason, time: formats.time(visit.endsAt) };
  const sentence = isOver ? t("over", { vessel: vesselName }) : t(visit.isOwn ? "youAreAboard" : "aboard", facts);
  return (
    <aside
      aria-label={t("cardTitle")}
      className="flex min-h-9 flex-none items-center gap-2 border-border border-b bg-status-due-soon-bg px-6 py-1 text-sm max-md:px-4"
    >
      <LifeBuoy aria-hidden className="size-4 flex-none text-status-due-soon" />
      <p dir="auto" className="min-w-0 flex-1 text-pretty">
        {sentence}
      </p>
      {visit.isOwn ? <WayOut visit={visit} vesselName={vesselName} isOver={isOver} /> : null}
    </aside>
  );
}

function WayOut({ visit, vesselName, isOver }: SupportLineProps) {
  const { t } = useTranslation("support");
  const leave = useLeaveVessel();
  const goAshore = useGoAshore();
  if (isOver) {
    return (
      <Button size="sm" variant="outline" onClick={() => void goAshore()}>
        {t("toVessels")}
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      variant="outline"
      busy={leave.isPending}
      onClick={() => leave.mutate({ id: visit.id, name: vesselName })}
    >
      {t("leave")}
    </Button>
  );
}
