import { Button } from "@ymp/ui/primitives/button";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Upload } from "lucide-react";
import { useState } from "react";
import { retryUnsent } from "../../lib/offline/change-unsent.ts";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { sentencesOf } from "../failures.ts";
import { useServices, useStore } from "../services-context.tsx";
import { QueueEdit } from "./queue-edit.tsx";

/** One waiting write. Refused, it keeps what was typed: it can be tried again, mended or left out. */
export function QueueRow({ write, onDiscard }: { write: QueuedWrite; onDiscard: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { queue } = useServices();
  const { onlyInWindow, sending } = useStore(queue);
  const [isEditing, setEditing] = useState(false);
  const { refusal } = write;
  return (
    <li className="hairline-b px-5 py-2.5">
      <div className="flex items-start gap-2.5">
        <Upload aria-hidden className="mt-0.5 size-4 flex-none text-muted-foreground" />
        <span dir="auto" className="min-w-0 flex-1 break-words">
          {t(write.label.messageKey, write.label.params)}
        </span>
        <time dateTime={write.queuedAt.toISOString()} className="flex-none text-muted-foreground text-xs leading-5">
          {formats.time(write.queuedAt)}
        </time>
      </div>
      {refusal ? null : (
        <p dir="auto" className="ms-6.5 text-muted-foreground text-xs">
          {t(
            onlyInWindow.has(write.id)
              ? "offline:sync.onlyInWindow"
              : sending.has(write.id)
                ? "uploads:sending"
                : "uploads:onDevice",
          )}
        </p>
      )}
      {refusal ? (
        <div className="mt-1.5 ms-6.5">
          {sentencesOf(refusal).map(({ messageKey, params }) => (
            <p key={messageKey} className="flex items-start gap-1.5 text-status-overdue text-xs">
              <OverdueIcon className="mt-px size-3.5" />
              <span dir="auto">{t(messageKey, { ...params, requestId: refusal.requestId ?? "" })}</span>
            </p>
          ))}
          {isEditing ? (
            <QueueEdit write={write} onDone={() => setEditing(false)} />
          ) : (
            <div className="mt-2 flex flex-wrap gap-1.5">
              <Button size="sm" onClick={() => void retryUnsent(queue, write.id)}>
                {t("ui:retry")}
              </Button>
              {Object.keys(write.fields).length > 0 ? (
                <Button size="sm" onClick={() => setEditing(true)}>
                  {t("queue:edit")}
                </Button>
              ) : null}
              <Button size="sm" variant="destructive" onClick={onDiscard}>
                {t("queue:discard")}
              </Button>
            </div>
          )}
        </div>
      ) : null}
    </li>
  );
}
