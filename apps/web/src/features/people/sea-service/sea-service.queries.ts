import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../../app/services-context.tsx";
import type { OutputOf } from "../../../lib/offline/use-queued-mutation.ts";

export type ServiceSummary = OutputOf<"seaService.summary">;
export type EarlierService = OutputOf<"seaService.earlier">[number];
export type Testimonial = OutputOf<"seaService.testimonials">[number];
export type ShipDay = OutputOf<"seaService.days">["days"][number];

export function useServiceSummary(profileId: string) {
  return useQuery(useTrpc().seaService.summary.queryOptions({ profileId }));
}

export function useEarlierService(profileId: string) {
  return useQuery(useTrpc().seaService.earlier.queryOptions({ profileId }));
}

export function useTestimonials(profileId: string) {
  return useQuery(useTrpc().seaService.testimonials.queryOptions({ profileId }));
}

/** Until its three parts were read, or one failed. */
export function useIsServiceComing(profileId: string): boolean {
  const parts = [useServiceSummary(profileId), useEarlierService(profileId), useTestimonials(profileId)];
  return parts.some(({ isLoading }) => isLoading);
}

export function useProposal(profileId: string, isNew: boolean) {
  return useQuery({ ...useTrpc().seaService.propose.queryOptions({ profileId }), enabled: isNew, gcTime: 0 });
}

export function useShipDays(month: string) {
  return useQuery(useTrpc().seaService.days.queryOptions({ month }));
}
