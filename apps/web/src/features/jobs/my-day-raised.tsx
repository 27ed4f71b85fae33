import { isOpen } from "@ymp/core/maintenance/job-flow";
import { MessageSquareReply } from "lucide-react";
import { Suspense } from "react";
import { useWordsOf } from "../../app/use-words-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { MyDay } from "./job-rows.ts";
import { useJobsAddress } from "./jobs-address.ts";

type Raised = MyDay["raised"][number];

/** What the reader raised for somebody else, and what became of it. */
export function RaisedByMe({ jobs }: { jobs: readonly Raised[] }) {
  if (jobs.length === 0) return null;
  return (
    <Suspense>
      <RaisedJobs jobs={jobs} />
    </Suspense>
  );
}

function RaisedJobs({ jobs }: { jobs: readonly Raised[] }) {
  useWordsOf(["panels"]);
  const { t } = useTranslation();
  const formats = useFormats();
  const { go } = useJobsAddress();
  return (
    <section aria-labelledby="my-day-raised" className="mt-3">
      <h2 id="my-day-raised" className="flex h-10 items-center gap-2 px-4 text-sm">
        <MessageSquareReply aria-hidden className="size-4 text-muted-foreground" />
        <span dir="auto" className="font-semibold">
          {t("waiting:raised.title")}
        </span>
        <span className="text-muted-foreground tabular-nums">{formats.count(jobs.length)}</span>
      </h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className="ms-4 border-border border-b">
            <button
              type="button"
              onClick={() => go({ job: job.id })}
              className="-outline-offset-2 flex min-h-touch w-full items-baseline gap-3 rounded-md py-2 pe-4 text-start"
            >
              <span dir="auto" className="min-w-0 flex-1 break-words">
                {job.title}
                {job.equipmentName ? (
                  <span className="block text-muted-foreground text-sm">{job.equipmentName}</span>
                ) : null}
              </span>
              <span dir="auto" className="max-w-[55%] flex-none text-end text-muted-foreground text-sm">
                <Outcome job={job} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ job: { status, acceptedBy, cancelReason } }: { job: Raised }) {
  const { t } = useTranslation();
  if (status === "cancelled") return t("waiting:raised.declined", { reason: cancelReason ?? "" });
  if (!isOpen(status)) return t("waiting:raised.done");
  return acceptedBy ? t("waiting:raised.acceptedBy", { name: acceptedBy }) : t("waiting:raised.waitsPlain");
}
