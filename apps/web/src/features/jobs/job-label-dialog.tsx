import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Printer } from "lucide-react";
import { createPortal } from "react-dom";
import { useVessel } from "../../app/session.ts";
import { QrPicture } from "../../lib/qr-picture.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Job } from "./job-sheet-data.ts";

export interface JobLabelDialogProps {
  job: Job;
  /** What the code says: the address of the job. */
  url: string;
  onClose: () => void;
}

/** A label to put on the machine or the work order: scanning it opens the job. */
export function JobLabelDialog({ job, url, onClose }: JobLabelDialogProps) {
  const { t } = useTranslation("job-sheet");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("label.title")}
        subtitle={t("label.help")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("controls:cancel")}
            </Button>
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
  const formats = useFormats();
  return (
    <div className="flex items-center gap-4 self-start rounded-md bg-[white] p-4 text-[black]">
      <QrPicture text={url} label={job.numberText} className="size-32 flex-none" />
      <div className="min-w-0">
        <p className="font-mono text-sm">{job.numberText}</p>
        <p dir="auto" className="mt-1 font-semibold text-base">
          {job.title}
        </p>
        <p dir="auto" className="mt-1 text-xs">
          {formats.list([job.equipment?.name, job.location, vessel.name])}
        </p>
      </div>
    </div>
  );
}
