import { useCallback } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ListedInspection } from "./inspections.queries.ts";

type Told = Pick<ListedInspection, "endsAt" | "endedAt" | "endedHow">;

/** "Runs until 15:20", or how and when it ended. */
export function useStateOfInspection(): (inspection: Told) => string {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  return useCallback(
    ({ endsAt, endedAt, endedHow }) =>
      endedAt === null || endedHow === null
        ? t("state.runs", { time: formats.time(endsAt) })
        : t(`state.${endedHow}`, { when: formats.dateTime(endedAt) }),
    [t, formats],
  );
}
