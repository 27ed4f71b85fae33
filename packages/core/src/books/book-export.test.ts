import { expect, it } from "vitest";
import type { Department, Role } from "../access/roles.ts";
import { whyNotExport } from "./book-export.ts";

it.each<[Role | null, Department | null, boolean]>([
  ["captain", null, true],
  ["hod", "engineering", true],
  ["hod", "interior", true],
  ["crew", "bridge", true],
  ["crew", "engineering", true],
  ["crew", "deck", false],
  ["crew", "interior", false],
  ["management", null, true],
  ["superadmin", null, true],
  ["user", null, false],
  ["user", "bridge", false],
  [null, null, false],
])("ERB-07: %s of %s takes a book along: %s", (role, department, may) => {
  expect(whyNotExport({ role, department })).toBe(may ? null : "logbook-refusals:exportByOfficers");
});
