import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Printer } from "lucide-react";
import { create } from "qrcode";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useVessel } from "../../app/session.ts";
import type { Machine } from "./equipment.queries.ts";

type Labelled = Pick<Machine, "id" | "name" | "code" | "location" | "serialNumber">;

/** While the label is open, printing prints it and nothing else. */
const onlyTheLabel = `
@media screen { [data-print-label] { display: none } }
@media print {
  body > :not([data-print-label]) { display: none !important }
  [data-print-label] { display: block; color: var(--label-ink); background: var(--label-paper) }
  @page { margin: 12mm }
}`;

/** A label for the machine: scanned with a phone it opens its page. */
export function LabelDialog({ machine, onClose }: { machine: Labelled; onClose: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(onlyTheLabel);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
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
      {createPortal(
        <div data-print-label>
          <Label machine={machine} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

function Label({ machine }: { machine: Labelled }) {
  const vessel = useVessel();
  const { id, name, code, location, serialNumber } = machine;
  return (
    <div className="flex w-[86mm] max-w-full items-center gap-4">
      <QrPicture text={`${window.location.origin}/app/equipment/${id}`} label={name} />
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

const quietZone = 2;

/** Modules as one path, so that it stays sharp at any size and needs no picture from elsewhere. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: "M" });
    let drawn = "";
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) drawn += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
    return { size: modules.size + 2 * quietZone, path: drawn };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-[32mm] flex-none"
    >
      <rect width={size} height={size} className="fill-label-paper" />
      <path d={path} className="fill-label-ink" />
    </svg>
  );
}
