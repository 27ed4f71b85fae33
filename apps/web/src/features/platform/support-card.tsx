import { useRouter } from "@tanstack/react-router";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { LifeBuoy } from "lucide-react";
import { useArrival } from "../../app/use-arrival.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { VesselRecord } from "./platform.queries.ts";
import { useEndVisit } from "./support.mutations.ts";
import type { VesselCardProps } from "./vessel-cards.tsx";

type Visit = VesselRecord["visits"][number];

/** Who of the platform is aboard, and why. */
export function SupportCard({ vessel }: Pick<VesselCardProps, "vessel">) {
  const { t } = useTranslation("support");
  const { visits } = vessel;
  return (
    <Card>
      <SectionHead title={t("cardTitle")} level={2} />
      {visits.length === 0 ? <p className="mt-1 text-muted-foreground text-sm">{t("cardText")}</p> : null}
      {visits.map((visit) => (
        <OpenVisit key={visit.id} visit={visit} vesselId={vessel.id} />
      ))}
    </Card>
  );
}

function OpenVisit({ visit, vesselId }: { visit: Visit; vesselId: string }) {
  const { t } = useTranslation("support");
  const formats = useFormats();
  const end = useEndVisit();
  const { id, name, reason, startedAt, endsAt } = visit;
  return (
    <div className="mt-2 text-sm">
      <p dir="auto" className="tabular-nums">
        {t("visit", { name, from: formats.dateTime(startedAt), until: formats.time(endsAt) })}
      </p>
      <p dir="auto" className="text-pretty text-muted-foreground">
        {reason}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" busy={end.isPending} onClick={() => end.mutate({ id, vesselId, name })}>
          {t("end")}
        </Button>
      </div>
    </div>
  );
}

/** The way aboard: announced with a reason, or straight in where that was done already. */
export function WayAboard({ vessel, open, size }: VesselCardProps & { size: "md" | "touch" }) {
  const { t } = useTranslation("support");
  const arrive = useArrival();
  const router = useRouter();
  const hasOwn = vessel.visits.some(({ isOwn }) => isOwn);
  const goAboard = async () => {
    await arrive(vessel.id);
    await router.navigate({ to: "/app/home" });
  };
  return (
    <Button variant="primary" size={size} onClick={() => (hasOwn ? void goAboard() : open("enter"))}>
      <LifeBuoy />
      {t(hasOwn ? "backAboard" : "enter")}
    </Button>
  );
}
