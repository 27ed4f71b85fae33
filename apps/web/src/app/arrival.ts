import { hashKey } from "@tanstack/react-query";
import { isUnreachable } from "./failures.ts";
import type { Services } from "./services.ts";
import type { Session, Vessel } from "./session.ts";
import { chooseVessel, chosenVesselId } from "./vessel-choice.ts";

/** Who is signed in, by the server's word; without a link by what it said last. */
export async function loadSession({ queryClient, trpc }: Services): Promise<Session | null> {
  const options = trpc.session.me.queryOptions();
  try {
    return await queryClient.ensureQueryData({ ...options, revalidateIfStale: true });
  } catch (error) {
    const known = queryClient.getQueryData(options.queryKey);
    if (known !== undefined && isUnreachable(error)) return known;
    throw error;
  }
}

/** The screen that comes before everything else: a password of one's own, or an administrator's second step. */
export function dutyOf({ mustChangePassword, mustSetUpSecondStep }: Session["account"]) {
  if (mustChangePassword) return "/app/change-password" as const;
  return mustSetUpSecondStep ? ("/app/second-step" as const) : null;
}

/** The vessel of this tab, as long as the account may enter it; otherwise the one last used. */
function settleVessel(session: Session): string | null {
  const wanted = chosenVesselId();
  const isOpen = session.vessels.some(({ id }) => id === wanted);
  const vesselId = isOpen ? wanted : session.lastVesselId;
  chooseVessel(vesselId);
  return vesselId;
}

/** For a link that names its vessel: from here on this tab works there, and what was kept of another is forgotten. */
export function arriveOnVessel({ queryClient, trpc }: Services, session: Session, vesselId: string): void {
  if (!session.vessels.some(({ id }) => id === vesselId)) return;
  chooseVessel(vesselId);
  const me = hashKey(trpc.session.me.queryOptions().queryKey);
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== me });
}

/** What the account may do on the vessel of this tab; null when it may enter none. */
export async function loadVessel({ queryClient, trpc }: Services, session: Session): Promise<Vessel | null> {
  if (settleVessel(session) === null) return null;
  return queryClient.ensureQueryData({ ...trpc.session.vessel.queryOptions(), revalidateIfStale: true });
}

/** Anyone who looks after several vessels for a company chooses one first. */
export const isOfFleet = ({ vessels }: Session, vessel: Vessel | null): boolean =>
  vessels.length > 1 && vessel?.access.role === "management";
