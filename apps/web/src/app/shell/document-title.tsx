import { useTranslation } from "../../lib/translation.tsx";
import { useVesselOrNone } from "../session.ts";
import { useSteps } from "./crumbs.tsx";
import { useSlots } from "./slots.tsx";

/** "Generator 1 · M/Y Seraphine · YMP" */
export function DocumentTitle() {
  const { t } = useTranslation();
  const { title } = useSlots();
  const step = useSteps().at(-1)?.label;
  const vessel = useVesselOrNone()?.name;
  return <title>{[title ?? step, vessel, t("common:product")].filter(Boolean).join(" · ")}</title>;
}
