import type { AttentionKind } from "@ymp/api/modules/attention/attention.rules";

/** The list that shows exactly what a card counts; papers, plans and books have none and are shown on the card. */
export const listOf: Record<AttentionKind, string | null> = {
  criticalOverdue: "/app/home?view=table&isOverdue=true&isCritical=true",
  criticalUntested: "/app/criticalequipment",
  criticalSpares: "/app/inventory?state=low&isCritical=true",
  overdue: "/app/home?view=table&isOverdue=true",
  plansWithoutJob: null,
  ordersLate: "/app/orders?state=late",
  lotsExpiring: "/app/inventory?state=expiring",
  papersExpiring: null,
  guestsToErase: null,
  mealsThatHurt: null,
  guestsUnasked: null,
  booksBroken: null,
  booksMissing: null,
  bookTestsOverdue: null,
  bookPagesWaiting: null,
  bookEntriesUnsigned: null,
  restBroken: null,
  restToSign: null,
  restMissing: null,
  leaveToDecide: "/app/manageleaves",
  watchPlansAtFault: null,
  watchesMissed: null,
  watchesUnsigned: null,
  manningShort: "/app/certificates",
};
