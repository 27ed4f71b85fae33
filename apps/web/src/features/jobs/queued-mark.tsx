import { Upload } from "lucide-react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** Whether something about the record still waits on this device. */
export function useIsQueued(recordId: string): boolean {
  const { writes } = useStore(useServices().queue);
  return writes.some(({ subject }) => subject === recordId);
}

/** Said on each record that waits to be sent; it does not blink. */
export function QueuedMark({ recordId }: { recordId: string }) {
  const { t } = useTranslation();
  if (!useIsQueued(recordId)) return null;
  return (
    <span className="flex items-center gap-1 text-muted-foreground text-xs">
      <Upload aria-hidden className="size-3.5" />
      {t("jobs:queued")}
    </span>
  );
}
