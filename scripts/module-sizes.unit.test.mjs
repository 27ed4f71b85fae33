import { describe, expect, test } from "vitest";
import { placeOf, sizesOf, tableOf } from "./module-sizes.mjs";

describe("the size of a module", () => {
  test.each([
    ["apps/web/src/features/suppliers/suppliers-list.tsx", { module: "suppliers", layer: "web", isTest: false }],
    ["apps/web/src/features/suppliers/suppliers-screen.test.tsx", { module: "suppliers", layer: "web", isTest: true }],
    ["apps/web/src/lib/lists/list-screen.tsx", { module: "(shared)", layer: "web", isTest: false }],
    ["packages/api/src/modules/suppliers/suppliers.service.ts", { module: "suppliers", layer: "api", isTest: false }],
    ["packages/core/src/orders/order-flow.ts", { module: "orders", layer: "core", isTest: false }],
    ["packages/i18n/messages/fr/suppliers.json", { module: "suppliers", layer: "messages", isTest: false }],
    ["apps/web/src/routeTree.gen.ts", null],
    ["packages/db/src/scope.ts", null],
    ["apps/web/src/features/suppliers/notes.md", null],
  ])("counts %s where it belongs", (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  const now = sizesOf([
    ["apps/web/src/features/suppliers/suppliers-list.tsx", 90],
    ["apps/web/src/features/suppliers/suppliers-screen.test.tsx", 150],
    ["packages/api/src/modules/orders/orders.service.ts", 1200],
  ]);

  test("is told with and without tests", () => {
    expect(now.get("suppliers")).toEqual({ files: 1, lines: 90, total: 240, web: 90, "web tests": 150 });
  });

  test("beside that of another commit shows what changed alone", () => {
    const before = sizesOf([
      ["apps/web/src/features/suppliers/suppliers-list.tsx", 1000],
      ["apps/web/src/features/suppliers/suppliers-screen.test.tsx", 150],
      ["packages/api/src/modules/orders/orders.service.ts", 1200],
    ]);
    const table = tableOf(now, before);
    expect(table).toHaveLength(3);
    expect(table[1]).toMatch(/^suppliers .* 90 \(−910\) .* 150 .* 240 \(−910\)$/);
    expect(table[2]).toMatch(/^all .* 1,440 \(−910\)$/);
  });

  test("without another commit shows every module, the largest first, and all", () => {
    expect(tableOf(now).map((line) => line.split(" ")[0])).toEqual(["module", "orders", "suppliers", "all"]);
  });
});
