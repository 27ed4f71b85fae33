import { todayIn } from "@ymp/core/calendar-date";
import { type Bather, waterToys, whyNotToy } from "@ymp/core/guests/water-toys";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Ban } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import type { Guest } from "./guests.queries.ts";

/** Which toys the guest may use alone, and why not the others. */
export function WaterToys({ guest: { age, water } }: { guest: Guest }) {
  const { t } = useTranslation("guests");
  const today = todayIn(useVessel().timeZone, useNow());
  const bather: Bather = { age, ...water };
  return (
    <ul aria-label={t("tabs.toys")} className="flex flex-col text-sm">
      {waterToys.map((toy) => {
        const why = whyNotToy(toy, bather, today);
        return (
          <li key={toy} className="flex min-h-row items-center gap-2">
            {why ? (
              <Ban aria-hidden className="size-4 flex-none text-muted-foreground" />
            ) : (
              <CompletedIcon aria-hidden className="size-4 flex-none text-status-done" />
            )}
            <span>{t(`toy.${toy}`)}</span>
            <span className="text-muted-foreground">{t(why ? `toyRefusal.${why}` : "toyAllowed")}</span>
          </li>
        );
      })}
    </ul>
  );
}
