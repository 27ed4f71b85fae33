import { createFileRoute, redirect } from "@tanstack/react-router";
import { arriveOnVessel, dutyOf, loadSession, loadVessel } from "../app/arrival.ts";
import { rememberAccount } from "../app/kept-account.ts";
import { AppArea } from "../app/shell/app-area.tsx";
import { returnTo } from "../app/sign-in-path.ts";
import { vesselOfLink } from "../app/vessel-choice.ts";

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
    const vessel = await loadVessel(services, session);
    rememberAccount(session.account.id, vessel);
    return { session, vessel };
  },
  component: AppArea,
});
