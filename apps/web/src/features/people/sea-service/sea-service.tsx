import { ErrorState } from "@ymp/ui/patterns/states";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useTranslation } from "../../../lib/translation.tsx";
import { EarlierServices } from "./earlier-services.tsx";
import { useEarlierService, useServiceSummary, useTestimonials } from "./sea-service.queries.ts";
import { ServiceSums } from "./service-sums.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The sea service of a person: sums, testimonials, other vessels. */
export function SeaService({ profileId }: { profileId: string }) {
  const { t } = useTranslation("common");
  const summary = useServiceSummary(profileId);
  const earlier = useEarlierService(profileId);
  const testimonials = useTestimonials(profileId);
  const failed = [summary, earlier, testimonials].find((query) => query.isError && !query.data);
  if (failed)
    return (
      <ErrorState title={t("failure.notLoaded")} onRetry={() => void failed.refetch()} className="px-0">
        {t("failure.notLoadedWhy")}
      </ErrorState>
    );
  if (!summary.data || !earlier.data || !testimonials.data) return <Skeleton className="appear-late h-48 rounded-lg" />;
  const { can, doubleIds } = summary.data;
  return (
    <>
      <ServiceSums summary={summary.data} />
      <Testimonials profileId={profileId} testimonials={testimonials.data} mayDraft={can.draft} />
      <EarlierServices profileId={profileId} services={earlier.data} doubleIds={doubleIds} mayKeep={can.keepEarlier} />
    </>
  );
}
