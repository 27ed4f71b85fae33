import type { Services } from "../../app/services.ts";

const lookAgainMs = 15_000;

/** Asks the server anything; the link store hears from the call itself whether it answered. */
export async function askServer({ client }: Pick<Services, "client">): Promise<void> {
  await client.session.needsFirstAdministrator.query().catch(() => undefined);
}

/** Watches for the link to come back: by the browser's word, and by asking the server now and then while it is gone. */
export function watchConnection(services: Services): () => void {
  const { link, queue, queryClient } = services;
  const timer = setInterval(() => {
    if (!link.getState().isOnline) void askServer(services);
  }, lookAgainMs);
  const stop = link.subscribe(() => {
    if (!link.getState().isOnline) return;
    void queue.flush().then(() => queryClient.invalidateQueries());
  });
  const online = () => void askServer(services);
  const offline = () => link.markUnreachable();
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  return () => {
    clearInterval(timer);
    stop();
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
  };
}

/** One tab at a time sends what is queued. Browsers without locks send from every tab; client-made ids make that harmless. */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request("ymp.queue", work);
  else await work();
}
