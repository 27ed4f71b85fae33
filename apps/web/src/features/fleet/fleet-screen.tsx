import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { cn } from "@ymp/ui/lib/cn";
import { Badge } from "@ymp/ui/primitives/badge";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { ChevronRight } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useVesselOrNone } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useSwitchVessel } from "../../lib/switch-vessel.mutations.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

type FleetVessel = OutputOf<"fleet.vessels">[number];

/** The vessels somebody may enter, each with its state; one tap enters. */
export function FleetScreen() {
  const { t } = useTranslation("fleet");
  const formats = useFormats();
  const query = useQuery(useTrpc().fleet.vessels.queryOptions());
  if (query.isLoadingError) return <NotLoaded query={query} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader title={t("title")} count={query.data ? formats.count(query.data.length) : undefined} />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
        {query.data ? (
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {query.data.map((vessel) => (
              <li key={vessel.id}>
                <VesselCard vessel={vessel} />
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton className="appear-late h-48 max-w-md rounded-lg" />
        )}
      </div>
    </div>
  );
}

function VesselCard({ vessel }: { vessel: FleetVessel }) {
  const { t } = useTranslation("fleet");
  const { id, name, edition, isClosed, figures } = vessel;
  const current = useVesselOrNone();
  const navigate = useNavigate();
  const switchVessel = useSwitchVessel();
  const goHome = () => void navigate({ to: "/app/home" });
  const enter = () => (current?.id === id ? goHome() : switchVessel.mutate({ vesselId: id }, { onSuccess: goHome }));
  return (
    <button
      type="button"
      aria-label={t("enter", { vessel: name })}
      aria-describedby={`fleet-${id}`}
      disabled={switchVessel.isPending}
      onClick={enter}
      className="flex w-full flex-col gap-3 rounded-lg border border-border bg-card p-4 text-start hover:bg-muted focus-visible:outline-2 focus-visible:outline-ring"
    >
      <span className="flex w-full items-center gap-2">
        <bdi className="min-w-0 truncate font-semibold text-base">{name}</bdi>
        {edition === "lite" ? <Badge tone="line">{t("lite")}</Badge> : null}
        {isClosed ? <Badge tone="overdue">{t("closed")}</Badge> : null}
        <ChevronRight aria-hidden className="ms-auto size-4 flex-none text-muted-foreground rtl:-scale-x-100" />
      </span>
      <span id={`fleet-${id}`} className="w-full">
        {figures ? (
          <Figures figures={figures} />
        ) : (
          <span className="text-muted-foreground text-sm">{t("noFigures")}</span>
        )}
      </span>
    </button>
  );
}

const shown = ["overdue", "dueSoon", "defects", "approvals", "expiredPapers"] as const;
/** Late already, rather than to come. */
const grave: ReadonlySet<string> = new Set(["overdue", "expiredPapers"]);

function Figures({ figures }: { figures: NonNullable<FleetVessel["figures"]> }) {
  const { t } = useTranslation("fleet");
  const formats = useFormats();
  return (
    <span className="grid gap-1 text-sm">
      {shown.map((figure) => (
        <span key={figure} className="flex items-baseline justify-between gap-4">
          <span className="text-muted-foreground">{t(`figure.${figure}`)}</span>{" "}
          <bdi
            className={cn(
              "tabular-nums",
              figures[figure] === 0 ? "text-muted-foreground" : "font-semibold",
              figures[figure] > 0 && grave.has(figure) && "text-status-overdue",
            )}
          >
            {formats.count(figures[figure])}
          </bdi>
        </span>
      ))}
    </span>
  );
}
