import { hashKey } from "@tanstack/react-query";
import { inTime } from "../lib/offline/in-time.ts";
import { forgetDrafts } from "./draft-storage.ts";
import { firstAdministratorQuery, noteAccounts } from "./first-administrator.ts";
import { forgetAccount } from "./keep-device.ts";
import { forgetVesselName } from "./kept-account.ts";
import { oweSignOut } from "./owed-sign-out.ts";
import type { createAppRouter } from "./router.ts";
import type { Services } from "./services.ts";
import { returnTo } from "./sign-in-path.ts";
import { chooseVessel } from "./vessel-choice.ts";

type Router = Pick<ReturnType<typeof createAppRouter>, "navigate" | "state">;

/** Called before nobody is signed in any more, for whatever reason. */
export const beforeLeaving = new Set<() => void>();

/** Called when somebody signs out by themselves, once the screens are gone: what they typed is not left for the next one. */
export const beforeSigningOut = new Set<() => void>();

/** The screens go first and what they showed afterwards: a mounted screen would ask for it again. */
async function leave(services: Services, router: Router, search: { from?: string }) {
  const { queryClient, trpc, queue, unsentFiles, confirmer } = services;
  const me = trpc.session.me.queryOptions().queryKey;
  confirmer.answer(false);
  for (const prepare of beforeLeaving) prepare();
  // At once: anyone who signs in next must not send them.
  await unsentFiles.openFor(null);
  queryClient.setQueryData(me, null);
  noteAccounts(services);
  await router.navigate({ to: "/auth/login", search });
  await queue.openFor(null);
  const ofNobody = [me, firstAdministratorQuery(services).queryKey].map((key) => hashKey(key));
  queryClient.removeQueries({ predicate: ({ queryHash }) => !ofNobody.includes(queryHash) });
}

/** The session ended on the server: back to sign-in, and from there to where the user was. */
export async function endSession(services: Services, router: Router): Promise<void> {
  const { pathname, href } = router.state.location;
  if (!pathname.startsWith("/auth")) await leave(services, router, returnTo(href));
}

/** Nobody is kept waiting by a device that does not answer; it clears later. */
const longestClearingMs = 1_500;
const clearRead = (services: Services) => inTime(forgetAccount(services), longestClearingMs, () => undefined);

/**
 * Leaves nothing on the device that was read, with or without a link; what is still queued waits for its account. The session on the
 * server is then ended by `settleSignOut`, now or as soon as there is a link.
 */
export async function signOut(services: Services, router: Router): Promise<void> {
  const { queryClient, trpc } = services;
  const session = queryClient.getQueryData(trpc.session.me.queryOptions().queryKey);
  oweSignOut();
  forgetVesselName();
  await leave(services, router, {});
  for (const forget of beforeSigningOut) forget();
  if (session) forgetDrafts(session.account.id);
  await clearRead(services);
  chooseVessel(null);
}

/** Nobody has touched the screen for long: as signing out, but anyone who comes back finds the way to where they were. */
export async function leaveIdle(services: Services, router: Router): Promise<void> {
  oweSignOut();
  forgetVesselName();
  await endSession(services, router);
  await clearRead(services);
  await services.settleSignOut().catch(() => undefined);
}
