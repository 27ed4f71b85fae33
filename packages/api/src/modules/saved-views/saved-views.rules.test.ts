import { resolveAccess } from "@ymp/core/access/resolve-access";
import type { VesselRole } from "@ymp/core/access/roles";
import { parseCalendarDate } from "@ymp/core/calendar-date";
import { type ViewedList, viewedLists } from "@ymp/core/viewed-lists";
import { describe, expect, it } from "vitest";
import { missingFor } from "./saved-views.rules.ts";

const accessOf = (
  role: VesselRole,
  access: Record<string, "none" | "view" | "edit"> = {},
  edition: "full" | "lite" = "full",
) =>
  resolveAccess({
    user: { isSuperadmin: false, mustChangePassword: false },
    membership: { role, access },
    hasCompanyMembership: false,
    vessel: { edition, subscriptionState: "ACTIVE" },
    today: parseCalendarDate("2026-03-01"),
  });

describe("the views of a list", () => {
  it.each<[ViewedList, string]>([
    ["jobs", "jobs"],
    ["equipment", "equipmentspage"],
    ["inventory", "inventory"],
    ["orders", "inventory"],
    ["suppliers", "supplier"],
    ["spareparts", "spareparts"],
    ["worklists", "jobs"],
  ])("of %s take the right to view %s and no other", (list, module) => {
    expect(missingFor(accessOf("user", { [module]: "none" }), list)).toBe(module);
    expect(missingFor(accessOf("captain", { [module]: "none" }), list)).toBe(module);
    expect(missingFor(accessOf("captain"), list)).toBeNull();
  });

  it("of what the lite edition does not have do not exist there", () => {
    const missing = viewedLists.filter((list) => missingFor(accessOf("captain", {}, "lite"), list) !== null);
    expect(missing).toEqual(["suppliers", "spareparts", "orders", "worklists", "watchPlans", "watchLogs"]);
  });

  it.each<ViewedList>(["inventory", "orders", "suppliers", "spareparts"])(
    "of %s do not exist for people from outside, whatever their levels say",
    (list) => {
      const everything = { inventory: "edit", supplier: "edit", spareparts: "edit" } as const;
      expect(missingFor(accessOf("user", everything), list)).not.toBeNull();
    },
  );
});
