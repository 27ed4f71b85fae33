import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@ymp/ui/primitives/dialog";
import { Printer, QrCode } from "lucide-react";
import { create as encodeQr } from "qrcode";
import { useMemo } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useVessel } from "../../app/session.ts";
import type { Job } from "./job-sheet-data.ts";

/** A label to put on the machine or the work order: scanning it opens the job. */
export function JobLabel({ job, url }: { job: Job; url: string }) {
  const { t } = useTranslation("job-sheet");
  return (
    <Dialog>
      <DialogTrigger asChild>
        <IconButton label={t("label.open")} className="max-md:hidden">
          <QrCode />
        </IconButton>
      </DialogTrigger>
      <DialogContent
        title={t("label.title")}
        subtitle={t("label.help")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost" size="lg">
                {t("ui:cancel")}
              </Button>
            </DialogClose>
            <Button variant="primary" size="lg" onClick={() => window.print()}>
              <Printer />
              {t("label.print")}
            </Button>
          </>
        }
      >
        <LabelFace job={job} url={url} />
        {createPortal(
          <div className="fixed inset-0 z-100 hidden items-start bg-paper p-8 print:flex">
            <LabelFace job={job} url={url} />
          </div>,
          document.body,
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Black on white whatever the theme: scanners and printers know no dark mode. */
function LabelFace({ job, url }: { job: Job; url: string }) {
  const vessel = useVessel();
  return (
    <div className="flex items-center gap-4 self-start rounded-md bg-[white] p-4 text-[black]">
      <QrPicture text={url} name={job.numberText} />
      <div className="min-w-0">
        <p className="font-mono text-sm">{job.numberText}</p>
        <p dir="auto" className="mt-1 font-semibold text-base">
          {job.title}
        </p>
        <p dir="auto" className="mt-1 text-xs">
          {[job.equipment?.name, job.location, vessel.name].filter(Boolean).join(", ")}
        </p>
      </div>
    </div>
  );
}

const quietZone = 2;

function QrPicture({ text, name }: { text: string; name: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  const edge = size + quietZone * 2;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
      className="size-32 flex-none"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function qrPath(text: string): { size: number; path: string } {
  const { modules } = encodeQr(text, { errorCorrectionLevel: "M" });
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) dark.push(`M${column} ${row}h1v1h-1z`);
  return { size: modules.size, path: dark.join("") };
}
