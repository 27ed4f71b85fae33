import { useMatches } from "@tanstack/react-router";
import { type MenuEntry, type MenuGroup, menuGroups, visibleMenu } from "@ymp/core/access/menu";
import { useSession, useVesselOrNone } from "../session.ts";
import { usePathname } from "./use-pathname.ts";

/** The menu of the account on its vessel; an administrator of the platform has one without any vessel. */
export function useMenu(): MenuEntry[] {
  const { isSuperadmin } = useSession().account;
  return visibleMenu({ access: useVesselOrNone()?.access ?? null, isSuperadmin });
}

/** Under these, the lists of one entry live whose paths do not begin with the entry's own; what is opened from a list names that list. */
const pathsOfEntry: Partial<Record<MenuEntry["key"], readonly string[]>> = {
  jobs: ["/app/adminjobs"],
  equipment: ["/app/manageequipment", "/app/equipmentphotos", "/app/rounds", "/app/label", "/app/adminequipment"],
  spareparts: ["/app/boatspareparts", "/app/sections"],
  inventory: ["/app/orders"],
  crew: [
    "/app/users",
    "/app/onboard",
    "/app/hoursofrest",
    "/app/crewlist",
    "/app/crewemail",
    "/app/certificates",
    "/app/manageleaves",
    "/app/vacationleaves",
  ],
  watchkeeping: ["/app/watchkeepinglogs"],
  superadmin: ["/app/adminusers", "/app/adminjobs", "/app/adminequipment"],
  litesuperadmin: ["/app/liteadminusers", "/app/liteboatdetails"],
};

export function belongsTo(entry: Pick<MenuEntry, "key" | "route">, pathname: string): boolean {
  const roots = [entry.route, ...(pathsOfEntry[entry.key] ?? [])];
  return roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

export function useCurrentEntry(menu: readonly MenuEntry[]): MenuEntry | undefined {
  const pathname = usePathname();
  const list = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.crumbTo)?.staticData.crumbTo,
  });
  return menu.find((entry) => belongsTo(entry, list ?? pathname));
}

export function inGroups(menu: readonly MenuEntry[]): { group: MenuGroup; entries: MenuEntry[] }[] {
  return menuGroups
    .map((group) => ({ group, entries: menu.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}
