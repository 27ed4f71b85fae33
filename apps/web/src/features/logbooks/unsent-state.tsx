import { Badge } from "@ymp/ui/primitives/badge";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { CloudAlert, CloudUpload } from "lucide-react";
import { sentencesOf } from "../../app/failures.ts";
import { useServices, useStore } from "../../app/services-context.tsx";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** Where something is that has not reached its book. */
export function useUnsentState({ id, refusal }: QueuedWrite): "refused" | "onlyInWindow" | "sending" | "onDevice" {
  const { onlyInWindow, sending } = useStore(useServices().queue);
  if (refusal) return "refused";
  if (onlyInWindow.has(id)) return "onlyInWindow";
  return sending.has(id) ? "sending" : "onDevice";
}

export function UnsentBadge({ write }: { write: QueuedWrite }) {
  const { t } = useTranslation("logbooks");
  const state = useUnsentState(write);
  const isCalm = state === "onDevice" || state === "sending";
  return (
    <Badge tone={isCalm ? "draft" : "overdue"}>
      {isCalm ? <CloudUpload /> : <CloudAlert />}
      <span dir="auto">{t(`unsent.state.${state}`)}</span>
    </Badge>
  );
}

/** Why it was not taken, and nothing where it still waits. */
export function WhyNotTaken({ write: { refusal } }: { write: QueuedWrite }) {
  const { t } = useTranslation();
  if (!refusal) return null;
  return sentencesOf(refusal).map(({ messageKey, params }) => (
    <p key={messageKey} role="status" className="flex items-start gap-1.5 text-sm text-status-overdue">
      <OverdueIcon className="mt-0.5 size-3.5 flex-none" />
      <span dir="auto">{t(messageKey, { ...params, requestId: refusal.requestId ?? "" })}</span>
    </p>
  ));
}
