import { useNavigate, useSearch } from "@tanstack/react-router";
import { cn } from "@ymp/ui/lib/cn";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Badge } from "@ymp/ui/primitives/badge";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useScreenCrumbs } from "../../app/shell/slots.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ArchiveCard } from "./archive-card.tsx";
import { useVesselRecord, type VesselRecord } from "./platform.queries.ts";
import { type OpenDialog, vesselSearch } from "./platform.search.ts";
import { useSubscriptionWords } from "./subscription-cell.tsx";
import { SupportCard, WayAboard } from "./support-card.tsx";
import { EditionCard, SubscriptionCard } from "./vessel-cards.tsx";
import { VesselDanger } from "./vessel-danger.tsx";
import { VesselDialogs } from "./vessel-dialogs.tsx";
import { VesselFigures } from "./vessel-figures.tsx";
import { VesselHistory } from "./vessel-history.tsx";
import { VesselParticulars } from "./vessel-particulars.tsx";
import { VesselPeople } from "./vessel-people.tsx";

export interface VesselScreenProps {
  vesselId: string;
  /** Among the lite boats; the way back then leads to their list. */
  isBelowLite?: boolean;
}

/** One vessel from outside: what it is, its state with the platform, who is aboard, and how it ends. */
export function VesselScreen({ vesselId, isBelowLite = false }: VesselScreenProps) {
  const { t } = useTranslation();
  const vessel = useVesselRecord(vesselId);
  const { dialog } = vesselSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const above = isBelowLite ? [{ label: t("navigation:liteAdmin"), to: "/app/litesuperadmin" }] : [];
  useScreenCrumbs([...above, { label: vessel.name }]);
  const open: OpenDialog = (next) =>
    void navigate({ to: ".", search: (now) => ({ ...now, dialog: next }), replace: next === undefined });
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <VesselHeader vessel={vessel} open={open} />
      <VesselFigures vessel={vessel} />
      <div className="grid gap-4 px-6 py-4 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-4">
          <VesselPeople vessel={vessel} open={open} />
          <VesselParticulars vessel={vessel} open={open} />
          <VesselHistory vessel={vessel} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SubscriptionCard vessel={vessel} open={open} />
          <EditionCard vessel={vessel} open={open} />
          <SupportCard vessel={vessel} />
          <ArchiveCard vessel={vessel} />
          <VesselDanger vessel={vessel} open={open} />
        </div>
      </div>
      {dialog ? <VesselDialogs vessel={vessel} dialog={dialog} onClose={() => open(undefined)} /> : null}
    </div>
  );
}

function VesselHeader({ vessel, open }: { vessel: VesselRecord; open: OpenDialog }) {
  const { t } = useTranslation("platform-screens");
  const isPhone = useMedia(phoneQuery);
  const { icon, className, word, detail } = useSubscriptionWords(vessel);
  const enter = <WayAboard vessel={vessel} open={open} size={isPhone ? "touch" : "md"} />;
  return (
    <>
      <ScreenHeader
        title={vessel.name}
        facts={
          <>
            <Badge tone="line">{t(`edition.${vessel.edition}`)}</Badge>
            <span className={cn("flex items-center gap-1.5 [&_svg]:size-3.5", className)}>
              {icon}
              <bdi>{word}</bdi>
            </span>
            {detail ? <bdi>{detail}</bdi> : null}
            {vessel.companyName ? <bdi>{vessel.companyName}</bdi> : null}
          </>
        }
        action={isPhone ? undefined : enter}
      />
      {isPhone ? <div className="flex flex-none flex-col px-4 pb-3">{enter}</div> : <div className="h-3 flex-none" />}
    </>
  );
}
