import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { VesselRow } from "./platform.queries.ts";
import { SubscriptionCell } from "./subscription-cell.tsx";
import { type VesselAct, VesselMenu } from "./vessel-menu.tsx";

export interface VesselCardProps {
  vessel: VesselRow;
  onAct: (act: VesselAct, vessel: VesselRow) => void;
}

/** A vessel on a phone: whose it is, the state of its subscription, when it was last used. */
export function VesselCard({ vessel, onAct }: VesselCardProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const now = useNow();
  const { name, companyName, edition, users, lastActivityAt } = vessel;
  const facts = [
    t(`edition.${edition}`),
    t("figure.users", { count: users }),
    lastActivityAt ? formats.ago(lastActivityAt, now) : t("figure.never"),
  ];
  return (
    <div className="flex min-h-16 items-start gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-medium text-base">
          {name}
        </p>
        {companyName ? (
          <p dir="auto" className="text-muted-foreground text-sm">
            {companyName}
          </p>
        ) : null}
        <p className="mt-0.5 text-sm">
          <SubscriptionCell vessel={vessel} />
        </p>
        <p className="text-muted-foreground text-xs tabular-nums">
          <bdi>{formats.list(facts)}</bdi>
        </p>
      </div>
      <VesselMenu vessel={vessel} onAct={onAct} />
    </div>
  );
}
