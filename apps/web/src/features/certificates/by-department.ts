import { departments } from "@ymp/core/access/roles";
import type { MatrixPerson } from "./certificates.queries.ts";

/** People in the order of departments, those without one last. */
export function byDepartment(people: readonly MatrixPerson[]) {
  return [...departments, null]
    .map((department) => ({ department, people: people.filter((person) => person.department === department) }))
    .filter((group) => group.people.length > 0);
}
