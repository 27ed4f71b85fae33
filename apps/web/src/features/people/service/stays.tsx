import { firstOf } from "@ymp/core/bounded";
import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Footprints, LogOut, Plane, Ship } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import type { Stay } from "./service.queries.ts";

const shownAtFirst = 8;
const icons = { shore: <Footprints />, leave: <Plane />, left: <LogOut /> } as const;

/** When the person came and went, newest first. */
export function Stays({ stays }: { stays: readonly Stay[] }) {
  const { t } = useTranslation("onboard");
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const first = firstOf(stays, shownAtFirst);
  const shown = showsAll ? stays : first.rows;
  return (
    <section aria-label={t("service.stays")}>
      <SectionHead level={2} title={t("service.stays")} fact={stays.length || undefined} className="mb-2" />
      {stays.length === 0 ? <p className="text-muted-foreground text-sm">{t("service.noStays")}</p> : null}
      <Timeline
        label={t("service.stays")}
        entries={shown.map(({ id, startedAt, startReason, endedAt, endReason }) => {
          const from = formats.dateTime(startedAt);
          const reasons = [t(`service.reason.${startReason}`), endReason ? t(`service.reason.${endReason}`) : null];
          return {
            id,
            icon: endReason ? icons[endReason] : <Ship className="text-status-done" />,
            sentence: endedAt
              ? t("service.stay", { from, to: formats.dateTime(endedAt) })
              : t("service.stayOpen", { from }),
            meta: formats.list(reasons),
          };
        })}
      />
      {first.hasMore && !showsAll ? (
        <Button variant="ghost" size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {t("service.showAll", { count: stays.length })}
        </Button>
      ) : null}
    </section>
  );
}
