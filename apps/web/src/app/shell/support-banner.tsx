import { useQuery } from "@tanstack/react-query";
import { lazyPart } from "@ymp/ui/primitives/lazy-part";
import { Suspense } from "react";
import { useMinute } from "../../lib/use-minute.ts";
import { useTrpc } from "../services-context.tsx";
import { useVesselOrNone } from "../session.ts";
import type { SupportLineProps } from "./support-line.tsx";

/** Hardly ever is anybody aboard. The bar itself reports it before its words are there. */
const SupportLine = lazyPart<SupportLineProps>(
  async () => (await import("./support-line.tsx")).SupportLine,
  () => <div aria-busy className="min-h-9 flex-none border-border border-b bg-status-due-soon-bg" />,
);

/** While somebody of the platform is aboard, everyone reads who, why and until when; the visitor leaves from here. */
export function SupportBanner() {
  const vessel = useVesselOrNone();
  const options = { enabled: vessel !== null && vessel.access.blockedBy === null };
  const { data } = useQuery(useTrpc().support.current.queryOptions(undefined, options));
  const now = useMinute();
  if (!vessel || !data) return null;
  const shown = data.filter(({ endsAt, isOwn }) => endsAt > now || isOwn);
  return (
    <Suspense>
      {shown.map((visit) => (
        <SupportLine key={visit.id} visit={visit} vesselName={vessel.name} isOver={visit.endsAt <= now} />
      ))}
    </Suspense>
  );
}
