import { mayReadService } from "@ymp/core/sea-service/service-rights";
import { EmptyState, ErrorState } from "@ymp/ui/patterns/states";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { Lock } from "lucide-react";
import { useCan, useSession, useVessel } from "../../../app/session.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useIsServiceComing } from "../sea-service/sea-service.queries.ts";
import { SeaService } from "../sea-service/sea-service.tsx";
import { Engagements } from "./engagements.tsx";
import { useEngagements, useStays } from "./service.queries.ts";
import { Stays } from "./stays.tsx";

export interface ServiceTabProps {
  profileId: string;
  userId: string | null;
}

/** When a person was signed on and on board, and the service that makes. */
export function ServiceTab({ profileId, userId }: ServiceTabProps) {
  const { t } = useTranslation("onboard");
  const isOwn = useSession().account.id === userId;
  const { access } = useVessel();
  const mayAdminister = useCan("employees:edit");
  if (mayReadService(access, { isOwn })) return <Service profileId={profileId} mayAdminister={mayAdminister} />;
  return (
    <EmptyState icon={<Lock />} title={t("sea-service:private")} className="px-0">
      {t("sea-service:privateText")}
    </EmptyState>
  );
}

function Service({ profileId, mayAdminister }: { profileId: string; mayAdminister: boolean }) {
  const { t } = useTranslation("onboard");
  const engagements = useEngagements(profileId);
  const stays = useStays(profileId);
  const isComing = useIsServiceComing(profileId);
  const failed = [engagements, stays].find((query) => query.isError && !query.data);
  if (failed)
    return (
      <ErrorState title={t("common:failure.notLoaded")} onRetry={() => void failed.refetch()} className="px-0">
        {t("common:failure.notLoadedWhy")}
      </ErrorState>
    );
  // What comes later above would push a press on the rows below aside.
  if (!engagements.data || !stays.data || isComing) return <Skeleton className="appear-late h-48 rounded-lg" />;
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <SeaService profileId={profileId} />
      <Engagements profileId={profileId} engagements={engagements.data} mayEdit={mayAdminister} />
      <Stays stays={stays.data} />
    </div>
  );
}
