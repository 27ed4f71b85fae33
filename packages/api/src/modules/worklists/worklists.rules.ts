import { type Access, can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";

export interface WorklistState {
  frozenAt: Date | null;
  closedAt: Date | null;
}

/** Lists are drawn up by heads of department and above; who is from outside works on what they were given. */
export function mayDrawUp(access: Access): boolean {
  return can(access, "jobs:edit") && !access.seesOnlyShared && isAtLeast(access.role ?? "user", "hod");
}

/** What the reader may do with this list; buttons follow it and the services hold to it. */
export function permissionsOnList({ frozenAt, closedAt }: WorklistState, access: Access) {
  const mayEdit = mayDrawUp(access);
  const isOpen = closedAt === null;
  return {
    edit: mayEdit && isOpen,
    freeze: mayEdit && isOpen && frozenAt === null,
    unfreeze: mayEdit && isOpen && frozenAt !== null && isAtLeast(access.role ?? "user", "captain"),
    share: mayEdit && isOpen,
    close: mayEdit && isOpen,
    reopen: mayEdit && !isOpen,
    copy: mayEdit,
    remove: mayEdit && isOpen && frozenAt === null,
  };
}
export type WorklistPermissions = ReturnType<typeof permissionsOnList>;

/** The order after `jobId` was put before another job, or to the end. */
export function orderAfterMove(order: readonly string[], jobId: string, beforeJobId: string | null): string[] {
  if (jobId === beforeJobId) return [...order];
  const rest = order.filter((id) => id !== jobId);
  const at = beforeJobId === null ? rest.length : rest.indexOf(beforeJobId);
  return at < 0 ? [...order] : [...rest.slice(0, at), jobId, ...rest.slice(at)];
}
