import { entriesOfEdition } from "@ymp/core/access/offered";
import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { ArrowUpRight, CalendarPlus, CirclePause, CirclePlay } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { VesselRecord } from "./platform.queries.ts";
import type { OpenDialog } from "./platform.search.ts";
import { useSubscriptionWords } from "./subscription-cell.tsx";
import { useEntryNames } from "./use-entry-names.ts";
import { useResume, useSetSubscription } from "./vessel.mutations.ts";

export interface VesselCardProps {
  vessel: VesselRecord;
  open: OpenDialog;
}

/** Free or paid, until when, and shutting the vessel for a while. */
export function SubscriptionCard({ vessel, open }: VesselCardProps) {
  const { t } = useTranslation("platform-screens");
  const { icon, className, word, detail } = useSubscriptionWords(vessel);
  const setSubscription = useSetSubscription();
  const resume = useResume();
  const { id, name, version, subscription, suspendedAt } = vessel;
  return (
    <Card>
      <SectionHead title={t("subscription.label")} level={2} />
      <p className={cn("mt-1 flex items-center gap-1.5 font-medium text-sm", className)}>
        {icon}
        <bdi>{word}</bdi>
      </p>
      {detail ? <p className="mt-0.5 text-muted-foreground text-sm">{detail}</p> : null}
      {suspendedAt ? <SuspendedSince vessel={vessel} /> : null}
      <Segmented
        fill
        className="mt-3"
        label={t("subscription.kind")}
        value={subscription}
        onValueChange={(next) =>
          setSubscription.mutate({ vesselId: id, version, base: { subscription }, subscription: next })
        }
        options={[
          { value: "paid", label: t("subscription.paid") },
          { value: "free", label: t("subscription.free") },
        ]}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => open("extend")}>
          <CalendarPlus />
          {t("subscription.extend")}
        </Button>
        {suspendedAt ? (
          <Button busy={resume.isPending} onClick={() => resume.mutate({ vesselId: id, name })}>
            <CirclePlay />
            {t("subscription.resume")}
          </Button>
        ) : (
          <Button variant="destructive" onClick={() => open("suspend")}>
            <CirclePause />
            {t("subscription.suspend")}
          </Button>
        )}
      </div>
    </Card>
  );
}

function SuspendedSince({ vessel: { suspendedAt, suspendedReason } }: { vessel: VesselRecord }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  if (!suspendedAt) return null;
  return (
    <p dir="auto" className="mt-1.5 text-pretty text-sm">
      {t("subscription.suspendedSince", { date: formats.dateTime(suspendedAt), reason: suspendedReason ?? "" })}
    </p>
  );
}

export function EditionCard({ vessel, open }: VesselCardProps) {
  const { t } = useTranslation("platform-screens");
  const named = useEntryNames();
  const isLite = vessel.edition === "lite";
  return (
    <Card>
      <SectionHead title={t("edition.label")} level={2} />
      <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-sm">
        {t(isLite ? "edition.liteText" : "edition.fullText", { modules: named(entriesOfEdition(vessel.edition)) })}
      </p>
      <Button
        variant={isLite ? "secondary" : "ghost"}
        className="mt-3"
        onClick={() => open(isLite ? "upgrade" : "lite")}
      >
        {isLite ? <ArrowUpRight /> : null}
        {t(isLite ? "edition.upgrade" : "edition.toLite")}
      </Button>
    </Card>
  );
}
