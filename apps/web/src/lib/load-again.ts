import { limitedFetch } from "../app/limited-fetch.ts";

/** The server's build beside the one of this tab; "silent" when no page came from it. */
export type ServerBuild = "same" | "newer" | "silent";

/** Asks for the page the application starts from, past what the browser has kept of it. */
export async function askServerBuild(page: Document = document): Promise<ServerBuild> {
  const answer = await limitedFetch("/", { cache: "no-store" }).catch(() => undefined);
  if (!answer?.ok) return "silent";
  const served = await answer.text().catch(() => "");
  // The sign-in page of a port answers in the server's place.
  if (!served.includes("<title>YMP</title>")) return "silent";
  const entry = page.querySelector('script[type="module"]')?.getAttribute("src");
  return !entry || served.includes(entry) ? "same" : "newer";
}

let askFirst = async () => true;

/** Until what it answers is called, the page is loaded again only where `ask` says that it may. */
export function askBeforeLoadingAgain(ask: () => Promise<boolean>): () => void {
  const before = askFirst;
  askFirst = ask;
  return () => {
    askFirst = before;
  };
}

/** Loads the page again, but only with a server to load it from: without one the browser would put a page of its own in its place. */
export async function loadAgain(): Promise<void> {
  if ((await askServerBuild()) !== "silent" && (await askFirst())) location.reload();
}
