import { isOtherCapacity } from "@ymp/core/sea-service/capacity";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";

export interface OtherCapacityProps {
  capacity: string;
  /** As what the person was signed on, where it is known. */
  engagedAs: string | null;
}

/** Says where a testimonial and its engagement tell two capacities. */
export function OtherCapacity({ capacity, engagedAs }: OtherCapacityProps) {
  const { t } = useTranslation("sea-service");
  if (!isOtherCapacity(capacity, engagedAs)) return null;
  return (
    <span className="flex items-start gap-1.5 text-status-due-soon text-xs">
      <TriangleAlert aria-hidden className="mt-px size-3.5 flex-none" />
      <span dir="auto">{t("otherCapacity", { rank: engagedAs })}</span>
    </span>
  );
}
