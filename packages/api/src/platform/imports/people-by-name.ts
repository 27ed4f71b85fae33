import { identity } from "./comparable.ts";

export interface NamedPerson {
  id: string;
  firstName: string;
  lastName: string;
}

/** Finds crew by the ways in which lists write names: "Ana Horvat", "Horvat, Ana", "A. Horvat". A name two people share finds nobody. */
export function personFinder(people: readonly NamedPerson[]): (text: string | null) => string | null {
  const byName = new Map<string, Set<string>>();
  for (const { id, firstName, lastName } of people) {
    const initial = firstName.charAt(0);
    const written = [
      `${firstName} ${lastName}`,
      `${lastName} ${firstName}`,
      `${lastName}, ${firstName}`,
      `${initial}. ${lastName}`,
      `${initial} ${lastName}`,
    ];
    for (const name of written.map(identity)) byName.set(name, (byName.get(name) ?? new Set()).add(id));
  }
  return (text) => {
    const [only, ...others] = byName.get(identity(text ?? "")) ?? [];
    return only !== undefined && others.length === 0 ? only : null;
  };
}
