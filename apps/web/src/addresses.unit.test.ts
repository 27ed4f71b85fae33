import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listEquipmentInput } from "@ymp/api/modules/equipment/equipment.schema";
import { listItemsInput } from "@ymp/api/modules/inventory/inventory.schema";
import { listJobsInput } from "@ymp/api/modules/jobs/jobs.schema";
import { listOrdersInput } from "@ymp/api/modules/orders/orders.schema";
import { accountFilters } from "@ymp/api/modules/platform/accounts.schema";
import { listPartsInput } from "@ymp/api/modules/spare-parts/spare-parts.schema";
import { listSuppliersInput } from "@ymp/api/modules/suppliers/suppliers.schema";
import { listCrewInput, listUsersInput } from "@ymp/api/modules/users/users.schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import * as equipment from "./features/equipment/equipment.search.ts";
import * as inventory from "./features/inventory/inventory.search.ts";
import * as jobs from "./features/jobs/jobs.search.ts";
import * as orders from "./features/orders/orders.search.ts";
import { accountsSearch } from "./features/platform/platform.search.ts";
import * as spares from "./features/spare-parts/spares.search.ts";
import * as suppliers from "./features/suppliers/suppliers.search.ts";
import * as users from "./features/users/users.search.ts";
import * as worklists from "./features/worklists/worklists.search.ts";

const someId = "0199cccc-0000-7000-8000-000000000001";

const strange = fc.oneof(
  fc.constantFrom(true, false, 0, 1, -1, 7, 0.5, "", " ", "open", "me", "new", someId, "2026-02-28", "2026-02-30"),
  fc.string({ maxLength: 300 }),
  fc.array(fc.oneof(fc.string(), fc.constantFrom("deck", "critical", "captain", "defect")), { maxLength: 60 }),
  fc.anything(),
);

test.each<[string, object, (address: unknown) => unknown, z.ZodType]>([
  ["jobs", jobs.jobsSearch.readers, (said) => jobs.listInputOf(jobs.jobsSearch(said)), listJobsInput],
  [
    "the register",
    equipment.manageAddress.read.readers,
    (said) => equipment.manageAddress.inputOf(equipment.manageAddress.read(said)),
    listEquipmentInput,
  ],
  [
    "the stores",
    inventory.inventoryAddress.read.readers,
    (said) => inventory.inventoryAddress.inputOf(inventory.inventoryAddress.read(said)),
    listItemsInput,
  ],
  [
    "spare parts",
    spares.partsAddress.read.readers,
    (said) => spares.partsAddress.inputOf(spares.partsAddress.read(said)),
    listPartsInput,
  ],
  [
    "orders",
    orders.ordersAddress.read.readers,
    (said) => orders.ordersAddress.inputOf(orders.ordersAddress.read(said)),
    listOrdersInput,
  ],
  [
    "suppliers",
    suppliers.suppliersAddress.read.readers,
    (said) => suppliers.suppliersAddress.inputOf(suppliers.suppliersAddress.read(said)),
    listSuppliersInput,
  ],
  [
    "the crew",
    users.crewAddress.read.readers,
    (said) => users.crewAddress.inputOf(users.crewAddress.read(said)),
    listCrewInput,
  ],
  [
    "users",
    users.usersAddress.read.readers,
    (said) => users.usersAddress.inputOf(users.usersAddress.read(said)),
    listUsersInput,
  ],
  [
    "accounts",
    accountsSearch.readers,
    (said) => {
      const { search, state } = accountsSearch(said);
      return { search, state };
    },
    accountFilters,
  ],
])("whatever an address says of %s, the server takes what is asked for by it", (_what, readers, inputOf, schema) => {
  const address = fc.record(Object.fromEntries(Object.keys(readers).map((key) => [key, strange])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(address, (said) => {
      expect(schema.safeParse(inputOf(said)).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each([
  equipment.registerAddress,
  worklists.worklistsAddress,
  worklists.worklistAddress,
  equipment.manageAddress,
  equipment.photosAddress,
  users.crewAddress,
  users.usersAddress,
  inventory.inventoryAddress,
  orders.ordersAddress,
  spares.partsAddress,
  suppliers.suppliersAddress,
])("the list at $path stands in a route of that path", ({ path }) => {
  expect(existsSync(fileURLToPath(new URL(`routes${path}.tsx`, import.meta.url)))).toBe(true);
});
