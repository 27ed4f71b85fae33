import { Link, useMatches } from "@tanstack/react-router";
import { Breadcrumbs, type Crumb } from "@ymp/ui/primitives/breadcrumbs";
import { useTranslation } from "react-i18next";
import { useSlots } from "./slots.tsx";

interface Step {
  id: string;
  label: string;
  to?: string;
}

/** The way here: the named routes of the path, then what the screen adds. */
export function useSteps(): Step[] {
  const { t } = useTranslation();
  const { crumbs } = useSlots();
  const matches = useMatches();
  const named = matches.flatMap(({ id, pathname, staticData }) =>
    staticData.crumb ? [{ id, label: t(staticData.crumb), to: pathname }] : [],
  );
  return [...named, ...crumbs.map((crumb, index) => ({ ...crumb, id: `screen-${index}` }))];
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
