import { useQuery } from "@tanstack/react-query";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { DeclareEvent } from "./events-declare.tsx";
import { RecordMeasured } from "./events-measured.tsx";

const parts = ["event", "reading"] as const;

/** Tells what happened to the vessel, or what was measured: plans that wait for it open their jobs. */
export function EventsDialog({ onClose }: { onClose: () => void }) {
  useWordsOf(["records"]);
  const { t } = useTranslation();
  const [part, setPart] = useState<(typeof parts)[number]>("event");
  const { data } = useQuery(useTrpc().plans.waiting.queryOptions());
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {data ? (
        <DialogContent title={t("jobs:events.title")} subtitle={t("events:means")}>
          <Segmented
            fill
            label={t("jobs:events.title")}
            value={part}
            onValueChange={setPart}
            options={parts.map((value) => ({ value, label: t(`events:part.${value}`) }))}
          />
          {part === "event" ? (
            <DeclareEvent waiting={data} onDone={onClose} />
          ) : (
            <RecordMeasured waiting={data} onDone={onClose} />
          )}
        </DialogContent>
      ) : null}
    </Dialog>
  );
}
