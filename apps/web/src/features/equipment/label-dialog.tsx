import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Printer } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { PrintAlone } from "../../lib/print-alone.tsx";
import { QrPicture } from "../../lib/qr-picture.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Machine } from "./equipment.queries.ts";

type Labelled = Pick<Machine, "id" | "name" | "code" | "location" | "serialNumber">;

/** A label for the machine: scanned with a phone it opens its page. */
export function LabelDialog({ machine, onClose }: { machine: Labelled; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("equipment:label.title")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:close")}
            </Button>
            <Button variant="primary" size="lg" onClick={() => window.print()}>
              <Printer />
              {t("equipment:label.print")}
            </Button>
          </>
        }
      >
        <p className="text-muted-foreground text-sm">{t("equipment:label.text")}</p>
        <div className="rounded-md bg-label-paper p-3 text-label-ink">
          <Label machine={machine} />
        </div>
      </DialogContent>
      <PrintAlone>
        <Label machine={machine} />
      </PrintAlone>
    </Dialog>
  );
}

function Label({ machine }: { machine: Labelled }) {
  const vessel = useVessel();
  const { id, name, code, location, serialNumber } = machine;
  return (
    <div className="flex w-[86mm] max-w-full items-center gap-4">
      <QrPicture text={`${window.location.origin}/app/label/${id}`} label={name} className="size-[32mm] flex-none" />
      <div className="min-w-0 text-xs leading-normal">
        <p dir="auto" className="font-semibold text-base leading-tight">
          {name}
        </p>
        {[code, location, serialNumber].map((line) =>
          line ? (
            <p key={line} dir="auto">
              {line}
            </p>
          ) : null,
        )}
        <p dir="auto" className="mt-1">
          {vessel.name}
        </p>
      </div>
    </div>
  );
}
