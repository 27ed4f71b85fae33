import { useQuery } from "@tanstack/react-query";
import { Button } from "@ymp/ui/primitives/button";
import { LifeBuoy } from "lucide-react";
import { Suspense } from "react";
import { useGoAshore, useLeaveVessel } from "../../features/platform/support.mutations.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useMinute } from "../../lib/use-minute.ts";
import { useTrpc } from "../services-context.tsx";
import { useVesselOrNone } from "../session.ts";
import { useWordsOf } from "../use-words-of.ts";

type Visit = OutputOf<"support.current">[number];

/** While somebody of the platform is aboard, everyone reads who, why and until when; the visitor leaves from here. */
export function SupportBanner() {
  const vessel = useVesselOrNone();
  const options = { enabled: vessel !== null && vessel.access.blockedBy === null };
  const { data } = useQuery(useTrpc().support.current.queryOptions(undefined, options));
  const now = useMinute();
  if (!vessel || !data) return null;
  const shown = data.filter(({ endsAt, isOwn }) => endsAt > now || isOwn);
  return (
    <Suspense>
      {shown.map((visit) => (
        <BannerLine key={visit.id} visit={visit} vesselName={vessel.name} isOver={visit.endsAt <= now} />
      ))}
    </Suspense>
  );
}

interface BannerLineProps {
  visit: Visit;
  vesselName: string;
  isOver: boolean;
}

function BannerLine({ visit, vesselName, isOver }: BannerLineProps) {
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

function WayOut({ visit, vesselName, isOver }: BannerLineProps) {
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
