import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { useState } from "react";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useServices, useStore } from "../services-context.tsx";
import { usePanel } from "./panels.tsx";
import { QueueRow } from "./queue-row.tsx";

/** What waits to be sent, oldest first; what was refused waits for its author. */
export function QueuePanel() {
  const { t } = useTranslation();
  const panel = usePanel("queue");
  const formats = useFormats();
  const { link, queue } = useServices();
  const { offlineSince, isOnline } = useStore(link);
  const { writes, isSending } = useStore(queue);
  const [discarding, setDiscarding] = useState<QueuedWrite | null>(null);
  const discard = () => {
    if (discarding) void queue.discard(discarding.id);
    setDiscarding(null);
  };
  return (
    <Sheet {...panel}>
      <SheetContent title={t("offline:title")}>
        <div className="flex min-h-12 items-center gap-2 border-border border-b px-5 text-sm">
          <p dir="auto" className="me-auto text-muted-foreground">
            {offlineSince
              ? t("offline:offlineSince", { time: formats.time(offlineSince) })
              : t(writes.length === 0 ? "offline:allSaved" : "offline:online")}
          </p>
          {writes.length > 0 ? (
            <Button size="sm" busy={isSending} disabled={!isOnline} onClick={() => void queue.flush()}>
              {t("offline:sendNow")}
            </Button>
          ) : null}
        </div>
        {writes.length === 0 ? (
          <p dir="auto" className="px-5 py-4 text-muted-foreground text-sm">
            {t("offline:nothing")}
          </p>
        ) : (
          <ul className="text-sm">
            {writes.map((write) => (
              <QueueRow key={write.id} write={write} onDiscard={() => setDiscarding(write)} />
            ))}
          </ul>
        )}
      </SheetContent>
      <ConfirmDialog
        open={discarding !== null}
        onOpenChange={(open) => open || setDiscarding(null)}
        title={t("offline:discardTitle")}
        consequences={t("offline:discardText", {
          what: discarding ? t(discarding.label.messageKey, discarding.label.params) : "",
        })}
        confirm={t("offline:discard")}
        onConfirm={discard}
        destructive
      />
    </Sheet>
  );
}
