import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { risksOf } from "./migration-statements.ts";
import { root } from "./source-tree.ts";

const folder = path.join(root, "packages/db/migrations");
const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));

/** Migrations that are taken although they are risky: how many of their statements, and why. */
const REVIEWED: Record<string, { readonly statements: number; readonly reason: string }> = {
  "0003_people_and_access.sql": { statements: 3, reason: "points from columns that it adds itself; mails are few" },
  "0005_stock_and_orders.sql": {
    statements: 7,
    reason: "points from columns that it adds itself, but reads the stores and their ledger once while writers wait",
  },
  "0006_stock_and_orders_data.sql": {
    statements: 5,
    reason: "gives records their suppliers and history its kinds; to be run while the version before is stopped",
  },
  "0007_counter_receipts.sql": { statements: 2, reason: "receipts of orders came two migrations before and are few" },
  "0008_one_order_an_answer.sql": { statements: 1, reason: "orders came three migrations before and are few" },
  "0019_small_saved_views.sql": { statements: 1, reason: "views far larger than any list writes are very few" },
  "0046_former_holders.sql": { statements: 2, reason: "scans that were replaced and orders that were printed are few" },
};

describe("migrations", () => {
  it.each(files)("%s runs while the version before still serves", (name) => {
    const risks = risksOf(readFileSync(path.join(folder, name), "utf8"));
    const reviewed = REVIEWED[name]?.statements ?? 0;
    expect(risks.length === reviewed ? [] : risks).toEqual([]);
  });

  it("that were reviewed are still there", () => {
    expect(Object.keys(REVIEWED).filter((name) => !files.includes(name))).toEqual([]);
  });
});

describe("the judging of a migration", () => {
  it.each([
    [`ALTER TABLE "jobs" DROP COLUMN "title"`, "removes what the version before may read"],
    [`ALTER TABLE "jobs" RENAME COLUMN "title" TO "name"`, "removes what the version before may read"],
    [`ALTER TABLE "jobs" ALTER COLUMN "number" SET DATA TYPE bigint`, "rewrites the table under a lock"],
    [`ALTER TABLE "jobs" ALTER COLUMN "title" SET NOT NULL`, "reads the whole table under a lock"],
    [`ALTER TABLE "jobs" ADD COLUMN "berth" text NOT NULL`, "refuses rows of the version before"],
    [`ALTER TABLE "jobs" ADD CONSTRAINT "c" UNIQUE("berth")`, "builds an index under a lock"],
    [`CREATE INDEX "i" ON "jobs" ("berth")`, "keeps writers out while it is built"],
    [`UPDATE jobs SET berth = ''`, "holds the rows it writes until its end"],
    [`CREATE INDEX CONCURRENTLY "i" ON "jobs" ("berth")`, "does not remove first what a cut-off run has left"],
  ])("finds the risk of %s", (statement, risk) => {
    expect(risksOf(statement).map((found) => found.risk)).toEqual([risk]);
  });

  it.each([
    `ALTER TABLE "jobs" ADD COLUMN "berth" text`,
    `ALTER TABLE "jobs" ADD COLUMN "berth" text DEFAULT '' NOT NULL`,
    `ALTER TABLE "jobs" ADD CONSTRAINT "c" FOREIGN KEY ("berth") REFERENCES "berths"("id") NOT VALID`,
    `CREATE TABLE "berths" ("id" uuid);--> statement-breakpoint\nCREATE INDEX "i" ON "berths" ("id")`,
    `DROP INDEX CONCURRENTLY IF EXISTS "i";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "i" ON "jobs" ("berth")`,
  ])("has nothing against %s", (text) => {
    expect(risksOf(text)).toEqual([]);
  });
});
