import { tabDrafts } from "../../app/tab-drafts.ts";

type Kind = "localStorage" | "sessionStorage";

interface Typed {
  kind: Kind;
  key: string;
  /** What is kept, on the device or only in this page. */
  read: (key: string) => string | null;
}

const watched = new Map<string, Typed>();

function isOnlyInPage({ kind, key, read }: Typed): boolean {
  const typed = read(key);
  if (typed === null) return false;
  try {
    return window[kind].getItem(key) !== typed;
  } catch {
    return true;
  }
}

function ask(event: BeforeUnloadEvent): void {
  if ([...watched.values()].some(isOnlyInPage)) event.preventDefault();
}

/** What was typed and the browser will not keep lasts as long as the page, so leaving that asks first. To be called when it was kept. */
export function askBeforeLoss(typed: Typed): void {
  const name = `${typed.kind} ${typed.key}`;
  if (isOnlyInPage(typed)) watched.set(name, typed);
  else watched.delete(name);
  window[watched.size > 0 ? "addEventListener" : "removeEventListener"]("beforeunload", ask);
}

/** What is typed outside forms, kept in its tab. */
export const typedInTab: typeof tabDrafts = {
  ...tabDrafts,
  setItem(key, value) {
    tabDrafts.setItem(key, value);
    askBeforeLoss({ kind: "sessionStorage", key, read: tabDrafts.getItem });
  },
};
