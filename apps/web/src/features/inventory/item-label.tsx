import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Printer } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { PrintAlone } from "../../lib/print-alone.tsx";
import { QrPicture } from "../../lib/qr-picture.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Item } from "./inventory.queries.ts";

/** A label for the box or the shelf: scanned, it opens the item. */
export function ItemLabelDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("inventory:action.label")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("ui:close")}
            </Button>
            <Button variant="primary" size="lg" onClick={() => window.print()}>
              <Printer />
              {t("inventory:label.print")}
            </Button>
          </>
        }
      >
        <p className="text-muted-foreground text-sm">{t("inventory:label.text")}</p>
        <div className="rounded-md bg-label-paper p-3 text-label-ink">
          <Label item={item} />
        </div>
      </DialogContent>
      <PrintAlone>
        <Label item={item} />
      </PrintAlone>
    </Dialog>
  );
}

function Label({ item }: { item: Item }) {
  const vessel = useVessel();
  const [place] = item.places;
  const lines = [
    item.partNo,
    place && [place.location, place.box, place.shelf].filter(Boolean).join(" / "),
    vessel.name,
  ];
  return (
    <div className="flex w-[86mm] max-w-full items-center gap-4">
      <QrPicture
        text={`${window.location.origin}/app/inventory?item=${item.id}`}
        label={item.name}
        className="size-[32mm] flex-none"
      />
      <div className="min-w-0 text-xs leading-normal">
        <p dir="auto" className="font-semibold text-base leading-tight">
          {item.name}
        </p>
        {lines.map((line) =>
          line ? (
            <p key={line} dir="auto">
              {line}
            </p>
          ) : null,
        )}
      </div>
    </div>
  );
}
