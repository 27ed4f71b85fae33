import { builtMenuEntries, type MenuEntry, menuEntries } from "./menu.ts";
import { type Edition, isInEdition, type Module, modules } from "./modules.ts";

/** Of what nothing can be used yet is neither offered nor promised. Who stands watches is asked by scripts. */
const builtModules = new Set<Module>(["watchkeeper"]);
for (const { key, module } of menuEntries) if (module !== null && builtMenuEntries.has(key)) builtModules.add(module);

/** What can be granted on a vessel; the platform is nobody's to give there. */
export const grantableModules = (edition: Edition): Module[] =>
  modules.filter((module) => module !== "superadmin" && builtModules.has(module) && isInEdition(module, edition));

/** What an edition brings, by the entries of its menu; `beyond` leaves out what another has as well. */
export function entriesOfEdition(edition: Edition, beyond?: Edition): MenuEntry[] {
  const isIn = ({ editions }: { editions: readonly Edition[] }, wanted: Edition) => editions.includes(wanted);
  return menuEntries.filter(
    (entry) =>
      builtMenuEntries.has(entry.key) &&
      entry.group !== "platform" &&
      isIn(entry, edition) &&
      !(beyond && isIn(entry, beyond)),
  );
}
