import { deviceStorage } from "./device-storage.ts";
import { owedSignOutKey } from "./owed-sign-out.ts";
import type { createAppRouter } from "./router.ts";
import type { Services } from "./services.ts";
import { isSignInPath } from "./sign-in-path.ts";
import { endSession } from "./sign-out.ts";

const signedInKey = "ymp.signedIn";

/** Other tabs hear of it, and nothing of it stays; the time makes each sign-in a change. */
export function announceSignIn(accountId: string): void {
  const storage = deviceStorage("localStorage");
  storage.setItem(signedInKey, `${accountId} ${Date.now()}`);
  storage.removeItem(signedInKey);
}

/** All tabs of a browser are signed in as one account: what happens in one of them is followed by the rest. */
export function followOtherTabs(services: Services, router: ReturnType<typeof createAppRouter>): () => void {
  const { queryClient, trpc } = services;
  const me = trpc.session.me.queryOptions();
  const accountHere = () => queryClient.getQueryData(me.queryKey)?.account.id;

  async function enter() {
    await queryClient.fetchQuery({ ...me, staleTime: 0 });
    // Sign-in sends the person who is signed in to where they were going.
    await router.invalidate();
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    if (key === owedSignOutKey) void endSession(services, router);
    if (key !== signedInKey) return;
    if (isSignInPath(router.state.location.pathname)) enter().catch(() => undefined);
    else if (accountHere() !== newValue.split(" ")[0]) void endSession(services, router);
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
