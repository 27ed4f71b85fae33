import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useTranslation } from "../../lib/translation.tsx";

/** The shape of a list that is still being read. */
export function TabPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-col gap-3">
      {["w-3/4", "w-1/2", "w-2/3"].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
