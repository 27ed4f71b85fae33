import type { AttentionKind } from "@ymp/api/modules/attention/attention.rules";

/** The list that shows exactly what a card counts; papers have none and are shown on the card. */
export const listOf: Record<AttentionKind, string | null> = {
  criticalOverdue: "/app/home?view=table&isOverdue=true&isCritical=true",
  criticalSpares: "/app/inventory?state=low&isCritical=true",
  overdue: "/app/home?view=table&isOverdue=true",
  ordersLate: "/app/orders?state=late",
  lotsExpiring: "/app/inventory?state=expiring",
  papersExpiring: null,
};
