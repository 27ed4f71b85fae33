import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useTranslation } from "../../lib/translation.tsx";

const rows = ["a", "b", "c", "d", "e", "f"];

/** The rows before the people are known. */
export function OnboardPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-col gap-2 px-6 max-md:px-4">
      {rows.map((row) => (
        <Skeleton key={row} className="h-14 rounded-lg max-md:h-16" />
      ))}
    </div>
  );
}
