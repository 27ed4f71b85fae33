import { IconButton } from "@ymp/ui/primitives/button";
import { QrCode } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Job } from "./job-sheet-data.ts";

const JobLabelDialog = lazyPanel("dialog", async () => (await import("./job-label-dialog.tsx")).JobLabelDialog);

/** The way to the label of a job. */
export function JobLabel({ job, url }: { job: Job; url: string }) {
  const { t } = useTranslation("job-sheet");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("label.open")}
        aria-haspopup="dialog"
        className="max-md:hidden"
        onClick={() => setOpen(true)}
      >
        <QrCode />
      </IconButton>
      {isOpen ? <JobLabelDialog job={job} url={url} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
