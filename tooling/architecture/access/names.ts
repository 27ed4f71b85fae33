import { departments, userTypes } from "@ymp/core/access/roles";

const groups: Record<string, readonly string[]> = {
  hod: departments.map((department) => `hod.${department}`),
  crew: departments.map((department) => `crew.${department}`),
  guests: userTypes,
};

/** The names of callers, those of a whole group by the group's name. */
export function inWords(names: readonly string[]): string {
  let left = [...names];
  const said: string[] = [];
  for (const name of names) {
    if (!left.includes(name)) continue;
    const group = Object.entries(groups).find(([, members]) => members.includes(name));
    const isWhole = group?.[1].every((member) => left.includes(member));
    const [word, members] = group && isWhole ? group : [name, [name]];
    said.push(word);
    left = left.filter((other) => !members.includes(other));
  }
  return said.length > 0 ? said.join(" ") : "nobody";
}
