import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { personOf } from "./job-words.ts";
import { usePeople } from "./use-people.ts";

/** "Marek Nowak, Priya Nair" from ids; "none" for nobody. */
export function usePeopleNames(): (ids: readonly unknown[]) => string {
  const { t } = useTranslation("job-sheet");
  const people = usePeople();
  return (ids) => {
    const names = people.filter(({ id }) => ids.includes(id)).map((person) => personOf(person).name);
    return names.length > 0 ? listed(names, t) : t("none");
  };
}
