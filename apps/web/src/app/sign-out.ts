import { setsCookie } from "./api.ts";
import { forgetAccount } from "./kept-account.ts";
import type { createAppRouter } from "./router.ts";
import type { Services } from "./services.ts";
import { returnTo } from "./sign-in-path.ts";
import { chooseVessel } from "./vessel-choice.ts";

type AppRouter = Pick<ReturnType<typeof createAppRouter>, "navigate" | "state">;

/** The session ended on the server: back to sign-in, and from there to where the user was. */
export async function endSession(services: Services, router: AppRouter): Promise<void> {
  const { location } = router.state;
  services.queryClient.setQueryData(services.trpc.session.me.queryOptions().queryKey, null);
  if (location.pathname.startsWith("/auth")) return;
  await router.navigate({ to: "/auth/login", search: returnTo(location.href) });
}

/** Ends the session and leaves nothing on the device that was read; what is still queued waits for its account. */
export async function signOut(services: Services, router: AppRouter): Promise<void> {
  const { queryClient, queue, client, trpc } = services;
  await client.session.signOut.mutate(undefined, setsCookie);
  await forgetAccount(services);
  await queue.openFor(null);
  chooseVessel(null);
  queryClient.clear();
  queryClient.setQueryData(trpc.session.me.queryOptions().queryKey, null);
  await router.navigate({ to: "/auth/login" });
}
