import { createFileRoute, redirect } from "@tanstack/react-router";
import { arriveOnVessel, dutyOf, isOfFleet, loadSession, loadVessel } from "../app/arrival.ts";
import { rememberAccount } from "../app/remember-account.ts";
import { AppArea } from "../app/shell/app-area.tsx";
import { returnTo } from "../app/sign-in-path.ts";
import { chosenVesselId, vesselOfLink } from "../app/vessel-choice.ts";

export const Route = createFileRoute("/app")({
  beforeLoad: async ({ context: { services }, location }) => {
    const session = await loadSession(services);
    if (!session) throw redirect({ to: "/auth/login", search: returnTo(location.href) });
    const linked = vesselOfLink(location.href);
    if (linked) {
      arriveOnVessel(services, session, linked.vesselId);
      throw redirect({ href: linked.href, replace: true });
    }
    const duty = dutyOf(session.account);
    if (duty) {
      if (location.pathname !== duty) throw redirect({ to: duty });
      return { session, vessel: null };
    }
    const isArrival = chosenVesselId() === null;
    const vessel = await loadVessel(services, session);
    await rememberAccount(services, session.account.id, vessel);
    if (isArrival && isOfFleet(session, vessel) && /^\/app(\/|\/home)?$/.test(location.href))
      throw redirect({ to: "/app/managementhome" });
    return { session, vessel };
  },
  component: AppArea,
});
