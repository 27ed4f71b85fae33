import { mayViewKind } from "@ymp/core/access/may-view-kind";
import { can } from "@ymp/core/access/resolve-access";
import type { VesselScope } from "../../context.ts";
import { listNewJobs } from "../jobs/triage.service.ts";
import { ordersToApprove } from "../orders/to-approve.service.ts";

const none = { rows: [], total: 0 };

/** What stands still until the reader decides: raised jobs to accept, orders to approve. */
export async function readWaiting(scope: VesselScope) {
  const { access } = scope;
  if (access.seesOnlyShared) return { jobs: none, orders: none };
  const hasOrders = mayViewKind(access, "order");
  const [jobs, orders] = await Promise.all([
    can(access, "jobs:edit") ? listNewJobs(scope) : none,
    hasOrders ? ordersToApprove(scope) : none,
  ]);
  return { jobs, orders };
}
