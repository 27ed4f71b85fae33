/** What a module has for others; the rest is its own. */
export interface PublicFiles {
  readonly name: string;
  /** What is known of its records: how they are named, read as input, judged, found in SQL. It leads to no statement and no use case. */
  readonly reads: readonly string[];
  /** Use cases that others call. */
  readonly calls: readonly string[];
}

/**
 * From the ground up: a module calls those that stand before it. What is not named here has nothing for others and may
 * call them all. Reading goes in every direction, since what is read leads nowhere.
 */
export const modules: readonly PublicFiles[] = [
  {
    name: "crew-documents",
    reads: ["crew-documents.record.ts"],
    calls: ["crew-documents.service.ts", "held-papers.service.ts"],
  },
  {
    name: "guests",
    reads: ["guests.record.ts", "guests.rules.ts", "guests.schema.ts"],
    calls: ["guests-reading.service.ts", "keeping.service.ts"],
  },
  { name: "criticality", reads: [], calls: ["critical-defects.service.ts", "criticality.service.ts"] },
  {
    name: "suppliers",
    reads: ["suppliers.record.ts"],
    calls: ["expiring.service.ts", "supplier-editing.service.ts", "suppliers.service.ts"],
  },
  {
    name: "equipment",
    reads: ["archiving.rules.ts", "branch.ts", "equipment.record.ts", "equipment.schema.ts", "tree.rules.ts"],
    calls: [
      "archiving.service.ts",
      "counters.service.ts",
      "critical.service.ts",
      "equipment-editing.service.ts",
      "equipment.service.ts",
      "occurrences.service.ts",
      "readings.service.ts",
      "register.service.ts",
      "returning-plans.service.ts",
      "sections.service.ts",
    ],
  },
  {
    name: "inventory",
    reads: [
      "inventory.record.ts",
      "inventory.schema.ts",
      "items.rules.ts",
      "levels.rules.ts",
      "posting.rules.ts",
      "stock-joins.ts",
    ],
    calls: [
      "bulk.service.ts",
      "inventory-scope.ts",
      "inventory.service.ts",
      "items.service.ts",
      "levels.service.ts",
      "posting.service.ts",
      "stock.service.ts",
      "unit-costs.service.ts",
    ],
  },
  {
    name: "jobs",
    reads: [
      "due-sql.ts",
      "job-notice-facts.ts",
      "job-visibility.ts",
      "jobs-scope.ts",
      "jobs.record.ts",
      "jobs.rules.ts",
      "jobs.schema.ts",
      "plan-making.ts",
      "plans.schema.ts",
    ],
    calls: [
      "chosen-jobs.service.ts",
      "jobs-export.service.ts",
      "jobs-list.service.ts",
      "jobs.service.ts",
      "plans-without-job.service.ts",
      "plans.service.ts",
      "sharing.service.ts",
      "sheet-parts.service.ts",
      "triage.service.ts",
    ],
  },
  {
    name: "orders",
    reads: ["orders-scope.ts", "orders.record.ts", "orders.schema.ts", "proposal.rules.ts"],
    calls: ["drafts.service.ts", "late.service.ts", "orders.service.ts", "to-approve.service.ts", "waiting.service.ts"],
  },
  { name: "spare-parts", reads: ["spare-parts.schema.ts"], calls: ["sections.service.ts"] },
  { name: "vessel", reads: ["vessel.record.ts", "vessel.schema.ts"], calls: ["zones.service.ts"] },
  { name: "tokens", reads: [], calls: ["tokens.service.ts"] },
  {
    name: "two-step",
    reads: ["key-signature.schema.ts", "security-keys.rules.ts", "two-step.rules.ts"],
    calls: ["key-proof.service.ts", "second-step.service.ts"],
  },
  {
    name: "users",
    reads: [],
    calls: [
      "address.service.ts",
      "appointing.service.ts",
      "erasing.service.ts",
      "leaving.service.ts",
      "places.service.ts",
      "reset-sign-in.service.ts",
      "welcome.service.ts",
    ],
  },
  { name: "session", reads: [], calls: ["prove-password.service.ts"] },
  {
    name: "people",
    reads: ["people.record.ts", "people.schema.ts", "pin-signing.schema.ts"],
    calls: [
      ...(["aboard.service.ts", "person-editing.service.ts"] as const),
      ...(["pin-at-hand.service.ts", "pin-signing.service.ts", "saving.service.ts"] as const),
    ],
  },
  { name: "onboard", reads: [], calls: ["stays.service.ts"] },
  { name: "log", reads: [], calls: ["logged-days.service.ts"] },
  { name: "archive", reads: [], calls: ["archive.service.ts"] },
  { name: "support", reads: [], calls: ["support.service.ts"] },
  {
    name: "logbooks",
    reads: ["chain.rules.ts", "waiting.rules.ts"],
    calls: [
      ...[
        "account.service.ts",
        "balances.service.ts",
        "book-pdf.service.ts",
        "declarations.service.ts",
        "earlier-book.service.ts",
      ],
      "entries.service.ts",
      ...["exported-book.service.ts", "familiarity.service.ts"],
      ...[
        "keepers.service.ts",
        "logbooks.service.ts",
        "pages.service.ts",
        "put-files.service.ts",
        "retention.service.ts",
        "steamed-days.service.ts",
        "tanks.service.ts",
        "verifying.service.ts",
      ],
      "waiting.service.ts",
    ],
  },
  {
    name: "watches",
    reads: [],
    calls: ["due-watches.service.ts", "published-watches.service.ts", "stood-watches.service.ts"],
  },
  { name: "leave", reads: [], calls: ["away.service.ts", "waiting-leave.service.ts"] },
  { name: "crew-list", reads: [], calls: ["crew-aboard.service.ts"] },
  { name: "trips", reads: [], calls: ["trips-ahead.service.ts", "waiting-guests.service.ts"] },
  { name: "sea-service", reads: [], calls: ["taken-along.service.ts"] },
  { name: "safe-manning", reads: [], calls: ["at-sea.service.ts"] },
  {
    name: "rest",
    reads: ["rest.schema.ts"],
    calls: [
      "imported-days.service.ts",
      "importing.service.ts",
      "print.service.ts",
      "rest-ahead.service.ts",
      "signed-list.service.ts",
      "waiting.service.ts",
    ],
  },
  { name: "watch-plans", reads: [], calls: ["plans-at-fault.service.ts"] },
  { name: "inspections", reads: [], calls: ["inspection-notices.service.ts"] },
  { name: "worklists", reads: ["worklist-visibility.ts", "worklists.rules.ts"], calls: [] },
];
