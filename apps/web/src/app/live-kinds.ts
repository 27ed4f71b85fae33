import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import { isKindWith, isRecordKind } from "@ymp/core/records";
import { shownBy } from "@ymp/core/shown-by";

type RouterName = keyof inferRouterOutputs<AppRouter>;

/** What is announced besides records; `access` is what one may do, which menu and screens are drawn by. */
const announced: Partial<Record<string, readonly RouterName[]>> = {
  notification: ["notifications"],
  access: ["session"],
};

/** Which notices there are for the reader, and how many are unread. */
const notices = [
  ["notifications", "list"],
  ["notifications", "unread"],
];

/** After any change a record may be gone or closed to anyone who was told of it; the papers of people are told under their names. */
const isTold = (kind: string) => isKindWith("path", kind) || kind === "crew_document" || kind === "access";

/** Query keys that a change of this kind makes stale. They are asked for again as far as they are on screen. */
export function staleAfter(recordKind: string): string[][] {
  const routers: readonly RouterName[] = isRecordKind(recordKind) ? shownBy(recordKind) : (announced[recordKind] ?? []);
  return [...routers.map((router) => [router]), ...(isTold(recordKind) ? notices : [])];
}
