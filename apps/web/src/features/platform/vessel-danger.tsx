import { coolingOffDays } from "@ymp/core/platform/cooling-off";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Trash2, Undo2 } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useCancelDeletion } from "./vessel.mutations.ts";
import type { VesselCardProps } from "./vessel-cards.tsx";

/** Deleting a vessel, or taking that back while it cools off. */
export function VesselDanger({ vessel, open }: VesselCardProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const cancel = useCancelDeletion();
  const { id, name, deletionRequestedAt, deletesAt } = vessel;
  return (
    <Card>
      <SectionHead title={t("danger.title")} level={2} />
      {deletionRequestedAt && deletesAt ? (
        <>
          <p dir="auto" className="mt-1 text-pretty text-sm text-status-overdue">
            {t("danger.waiting", {
              date: formats.dateTime(deletesAt),
              requested: formats.dateTime(deletionRequestedAt),
            })}
          </p>
          <Button className="mt-3" busy={cancel.isPending} onClick={() => cancel.mutate({ vesselId: id, name })}>
            <Undo2 />
            {t("danger.cancel")}
          </Button>
        </>
      ) : (
        <>
          <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-sm">
            {t("danger.text", { days: coolingOffDays })}
          </p>
          <Button variant="destructive" className="mt-3" onClick={() => open("delete")}>
            <Trash2 />
            {t("danger.request")}
          </Button>
        </>
      )}
    </Card>
  );
}
