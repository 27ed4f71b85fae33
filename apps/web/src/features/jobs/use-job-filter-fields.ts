import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { usePreloaded } from "../../lib/lazy-part.tsx";
import { filterFields } from "../../lib/lists/list-filters.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { jobFilters, useJobFilterFacts, usualFilters } from "./job-filters.tsx";
import { useJobsAddress } from "./jobs-address.ts";
import { filterEditors } from "./late-filter-editors.ts";

/** Every filter with its value in words and the control that changes it. */
export function useJobFilterFields(): FilterField[] {
  const { t } = useTranslation();
  const { search, go } = useJobsAddress();
  const facts = useJobFilterFacts(search);
  usePreloaded(filterEditors);
  return filterFields(
    jobFilters,
    { search, facts, change: (change) => go(change, { replace: true }), t },
    usualFilters,
  );
}
