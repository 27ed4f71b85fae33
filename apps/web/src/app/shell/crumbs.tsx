import { type AnyRouteMatch, Link, useMatches, useRouter } from "@tanstack/react-router";
import { can } from "@ymp/core/access/resolve-access";
import { Breadcrumbs, type Crumb } from "@ymp/ui/primitives/breadcrumbs";
import { useTranslation } from "../../lib/translation.tsx";
import { useVesselOrNone } from "../session.ts";
import { useSlots } from "./slots.tsx";

interface Step {
  id: string;
  label: string;
  to?: string;
}

function namedRoutes(matches: readonly AnyRouteMatch[]): { id: string; crumb: string; to: string }[] {
  return matches.flatMap(({ id, pathname, staticData: { crumb, crumbTo = pathname } }) =>
    crumb ? [{ id, crumb, to: crumbTo }] : [],
  );
}

/** The way here: the named routes of the path, then what the screen adds. */
export function useSteps(): Step[] {
  const { t } = useTranslation();
  const { crumbs } = useSlots();
  const named = useMatches({ select: namedRoutes, structuralSharing: true });
  const isOpen = useIsOpen();
  const way = named.map(({ id, crumb, to }) => ({ id, label: t(crumb), ...(isOpen(to) ? { to } : {}) }));
  return [...way, ...crumbs.map((crumb, index) => ({ ...crumb, id: `screen-${index}` }))];
}

/** Whether a route opens to the reader: what is closed is named on the way and leads nowhere. */
function useIsOpen(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  const access = useVesselOrNone()?.access;
  return (path) => {
    const route = Object.values(routesByPath).find(({ fullPath }) => fullPath === path);
    const needs = route?.options.staticData?.needs;
    return needs === undefined || (access !== undefined && can(access, needs));
  };
}

export function Crumbs() {
  const { t } = useTranslation();
  const steps = useSteps();
  if (steps.length === 0) return null;
  const crumbs: Crumb[] = steps.map(({ id, label, to }, index) => ({
    id,
    label: to && index < steps.length - 1 ? <Link to={to}>{label}</Link> : label,
  }));
  return <Breadcrumbs label={t("navigation:crumbs")} crumbs={crumbs} />;
}

/** Under the top navigation the way is shown once it is longer than a step: the menu already says the first. */
export function CrumbRow() {
  const steps = useSteps();
  if (steps.length < 2) return null;
  return (
    <div className="flex h-9 flex-none items-end px-6 max-md:hidden">
      <Crumbs />
    </div>
  );
}
