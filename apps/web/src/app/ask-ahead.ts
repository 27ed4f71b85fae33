import { dutyOf, loadSession, loadVessel } from "./arrival.ts";
import type { Services } from "./services.ts";
import { vesselOfLink } from "./vessel-choice.ts";

/**
 * Asks who is signed in, and what they may do on their vessel, before the routes are there that ask the same; they then find
 * the answers. A link that names another vessel is left to them. What fails here is asked again there, and told.
 */
export function askAhead(services: Services, href: string): void {
  if (vesselOfLink(href)) return;
  loadSession(services)
    .then((session) => (session && !dutyOf(session.account) ? loadVessel(services, session) : null))
    .catch(() => undefined);
}
