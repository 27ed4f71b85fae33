import { Button } from "@ymp/ui/primitives/button";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import { useDuplicates } from "./suppliers.queries.ts";

export interface LikelySameProps {
  supplierId: string;
  onMerge: (other: { id: string; name: string }) => void;
}

/** Others that are probably the same house, and the way to make one of them. */
export function LikelySame({ supplierId, onMerge }: LikelySameProps) {
  const { t } = useTranslation();
  const pairs = useDuplicates({ id: supplierId }).data?.rows ?? [];
  if (pairs.length === 0) return null;
  return (
    <ul aria-label={t("suppliers:duplicates.title")} className="mb-4 flex flex-col gap-2">
      {pairs.map(({ other, because }) => (
        <li
          key={other.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-status-due-soon-bg px-3 py-2 text-sm"
        >
          <WarningIcon className="size-4 flex-none text-status-due-soon" />
          <span dir="auto" className="min-w-0 flex-1">
            {t(`suppliers:duplicates.because.${because}`, { name: other.name })}
          </span>
          <Button size="sm" onClick={() => onMerge(other)}>
            {t("suppliers:action.merge")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
