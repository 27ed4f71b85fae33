import type { Department } from "@ymp/core/access/roles";
import type { OnboardPerson } from "./onboard.queries.ts";
import type { OnboardSearch } from "./onboard.search.ts";

export const nameOf = ({ firstName, lastName }: Pick<OnboardPerson, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** Whom the filters leave; words are found in name and rank, accents or not. */
export function filterPeople<Person extends OnboardPerson>(
  people: readonly Person[],
  { where, department, search = "" }: Omit<OnboardSearch, "mode">,
): Person[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    if (where && person.isOnboard !== (where === "aboard")) return false;
    if (department && person.department !== department) return false;
    const text = folded(`${nameOf(person)} ${person.rank ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

export interface DepartmentGroup<Person> {
  department: Department | null;
  people: Person[];
}

/** People by department, in the order they come in. */
export function groupByDepartment<Person extends Pick<OnboardPerson, "department">>(
  people: readonly Person[],
): DepartmentGroup<Person>[] {
  const groups = new Map<Department | null, Person[]>();
  for (const person of people) groups.set(person.department, [...(groups.get(person.department) ?? []), person]);
  return [...groups].map(([department, members]) => ({ department, people: members }));
}
