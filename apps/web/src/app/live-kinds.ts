import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import { isRecordKind, shownBy } from "@ymp/core/records";

type RouterName = keyof inferRouterOutputs<AppRouter>;

/** What is announced besides records; `access` is what one may do, which menu and screens are drawn by. */
const announced: Partial<Record<string, readonly RouterName[]>> = {
  notification: ["notifications"],
  access: ["session"],
};

/** Query keys that a change of this kind makes stale. They are asked for again as far as they are on screen. */
export function staleAfter(recordKind: string): string[][] {
  const routers: readonly RouterName[] = isRecordKind(recordKind) ? shownBy(recordKind) : (announced[recordKind] ?? []);
  return routers.map((router) => [router]);
}
