import { fileAddress } from "@ymp/core/file-address";
import { Button } from "@ymp/ui/primitives/button";
import { PriorityIcon } from "@ymp/ui/primitives/priority-icon";
import { Camera } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";

export type NewJob = OutputOf<"attention.waiting">["jobs"]["rows"][number];

/** A raised job that waits to be accepted: its photo, what is wrong and where, who raised it and when. */
export function NewJobRow({ job }: { job: NewJob }) {
  const { t } = useTranslation("waiting");
  const dialogs = useJobDialogs();
  const { go } = useJobsAddress();
  return (
    <div className="flex items-start gap-3 px-4 py-2.5">
      <Photo fileId={job.photoId} />
      <button
        type="button"
        onClick={() => go({ job: job.id })}
        className="-outline-offset-2 min-w-0 flex-1 rounded-sm text-start outline-ring focus-visible:outline-2"
      >
        <span className="flex items-start gap-1.5">
          {job.priority === "critical" || job.isCritical ? (
            <span role="img" aria-label={t("jobs:priority.critical")} className="mt-0.5 text-status-overdue">
              <PriorityIcon priority="critical" />
            </span>
          ) : null}
          <span dir="auto" className="break-words font-medium">
            {job.title}
          </span>
        </span>
        <NewJobFacts job={job} />
      </button>
      <Button
        size="sm"
        aria-label={t("acceptOf", { title: job.title })}
        onClick={() => dialogs.open({ kind: "accept", jobId: job.id })}
      >
        {t("accept")}
      </Button>
    </div>
  );
}

function NewJobFacts({ job }: { job: NewJob }) {
  const { t } = useTranslation("waiting");
  const formats = useFormats();
  const now = useNow();
  const when = formats.ago(job.raisedAt, now);
  const raised = job.raisedBy ? t("fresh.raisedBy", { name: job.raisedBy, when }) : t("fresh.raised", { when });
  const effect = job.operationalEffect === "out_of_service" ? t("outOfService") : null;
  return (
    <span dir="auto" className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground text-sm">
      {job.equipmentName ? <span>{job.equipmentName}</span> : null}
      {effect ? <span className="text-status-overdue">{effect}</span> : null}
      <time dateTime={job.raisedAt.toISOString()}>{raised}</time>
    </span>
  );
}

function Photo({ fileId }: { fileId: string | null }) {
  const { id: vesselId } = useVessel();
  return (
    <span className="flex size-11 flex-none items-center justify-center overflow-hidden rounded-md bg-muted text-muted-foreground">
      {fileId ? (
        <img src={fileAddress(vesselId, fileId, "thumb")} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Camera aria-hidden className="size-4" />
      )}
    </span>
  );
}
