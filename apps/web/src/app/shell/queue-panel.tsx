import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { useEffect, useState } from "react";
import { isKeptForGood } from "../../lib/offline/kept-for-good.ts";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { UploadsInFlight } from "../../lib/uploads/uploads-in-flight.tsx";
import { useAllUploads } from "../../lib/uploads/use-uploads.ts";
import { useMomentWords } from "../../lib/use-moment.ts";
import { useServices, useStore } from "../services-context.tsx";
import { useUnsent } from "../unsent.ts";
import { useWordsOf } from "../use-words-of.ts";
import { usePanel } from "./panels.tsx";
import { QueueRow } from "./queue-row.tsx";

/** What waits to be sent, oldest first; what was refused waits for its author. */
export function QueuePanel() {
  useWordsOf(["panels"]);
  const { t } = useTranslation();
  const panel = usePanel("queue");
  const moment = useMomentWords();
  const { link, queue } = useServices();
  const { offlineSince, isOnline } = useStore(link);
  const { writes, isSending, sending } = useStore(queue);
  const { isKnown, isUnreadable } = useUnsent();
  const { send, ...uploads } = useAllUploads();
  const mayBePrivate = useMayBePrivate();
  const isEmpty = writes.length + uploads.files.length === 0;
  const [discarding, setDiscarding] = useState<QueuedWrite | null>(null);
  const sendNow = () => {
    void queue.flush();
    void send();
  };
  const discard = () => {
    if (discarding) void queue.discard(discarding.id, ...restingOn(discarding, writes));
    setDiscarding(null);
  };
  const wordOnline = () => {
    if (!isEmpty) return "queue:online";
    // Somebody waits for the answer to it: it is not in the list yet.
    if (sending.size > 0) return "uploads:sending";
    if (isKnown) return "queue:allSaved";
    return isUnreadable ? "offline:sync.unreadable" : "offline:sync.unknown";
  };
  return (
    <Sheet {...panel}>
      <SheetContent title={t("queue:title")}>
        <div className="flex min-h-12 items-center gap-2 border-border border-b px-5 text-sm">
          <p dir="auto" className="me-auto text-muted-foreground">
            {offlineSince ? t("queue:offlineSince", { time: moment(offlineSince) }) : t(wordOnline())}
          </p>
          {!isEmpty ? (
            <Button size="sm" busy={isSending} disabled={!isOnline} onClick={sendNow}>
              {t("queue:sendNow")}
            </Button>
          ) : null}
        </div>
        {isEmpty ? (
          <p dir="auto" className="px-5 py-4 text-muted-foreground text-sm">
            {t(isKnown ? "queue:nothing" : isUnreadable ? "queue:unreadable" : "queue:notRead")}
          </p>
        ) : null}
        {!isEmpty && mayBePrivate ? (
          <p dir="auto" className="border-border border-b px-5 py-3 text-muted-foreground text-sm">
            {t("queue:mayBePrivate")}
          </p>
        ) : null}
        {uploads.files.length > 0 ? (
          <div className="px-5">
            <UploadsInFlight uploads={uploads} />
          </div>
        ) : null}
        {writes.length > 0 ? (
          <ul className="text-sm">
            {writes.map((write) => (
              <QueueRow key={write.id} write={write} onDiscard={() => setDiscarding(write)} />
            ))}
          </ul>
        ) : null}
      </SheetContent>
      <ConfirmDialog
        open={discarding !== null}
        onOpenChange={(open) => open || setDiscarding(null)}
        title={t("queue:discardTitle")}
        consequences={t("queue:discardText", {
          what: discarding ? t(discarding.label.messageKey, discarding.label.params) : "",
        })}
        confirm={t("queue:discard")}
        onConfirm={discard}
        destructive
      />
    </Sheet>
  );
}

/** A signature under what its author leaves out would be under nothing. */
const restingOn = ({ path, subject }: QueuedWrite, writes: readonly QueuedWrite[]) =>
  path === "logbooks.enter"
    ? writes.filter((one) => one.path === "logbooks.signSealed" && one.subject === subject).map(({ id }) => id)
    : [];

function useMayBePrivate(): boolean {
  const [mayBe, setMayBe] = useState(false);
  useEffect(() => void isKeptForGood().then((isKept) => setMayBe(!isKept)), []);
  return mayBe;
}
