import { newId } from "@ymp/core/ids";
import { IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { X } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { JobPicker } from "../jobs/job-picker.tsx";
import { useAddTripJob, useRemoveTripJob } from "./trips.mutations.ts";
import type { Trip, TripJob } from "./trips.queries.ts";

/** What is done for the trip; a job has one trip at most. */
export function TripJobs({ trip, jobs }: { trip: Trip; jobs: readonly TripJob[] }) {
  const { t } = useTranslation("trips");
  const add = useAddTripJob();
  const remove = useRemoveTripJob();
  const mayChange = trip.can.fields.includes("jobs");
  return (
    <section>
      <SectionHead title={t("tabs.jobs")} fact={jobs.length || undefined} />
      {mayChange ? (
        <div className="mb-3 max-w-md">
          <JobPicker
            aria-label={t("jobs.add")}
            without={jobs.map(({ jobId }) => jobId)}
            onPick={(job) => add.mutate({ id: newId(), tripId: trip.id, jobId: job.id })}
          />
        </div>
      ) : null}
      {jobs.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("jobs.none")}</p>
      ) : (
        <RowList aria-label={t("tabs.jobs")}>
          {jobs.map((job) => (
            <li key={job.id} className="py-1.5">
              <JobFacts job={job} />
              {mayChange ? (
                <IconButton
                  label={t("jobs.remove", { name: job.title })}
                  className="ms-auto"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ id: job.id, version: job.version })}
                >
                  <X />
                </IconButton>
              ) : null}
            </li>
          ))}
        </RowList>
      )}
    </section>
  );
}

function JobFacts({ job: { jobId, title, dueOn, isArchived } }: { job: TripJob }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  return (
    <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm">
      <PathLink href={`/app/jobdetails/${jobId}`} className="font-medium hover:underline">
        <bdi>{title}</bdi>
      </PathLink>
      {isArchived ? <span className="text-muted-foreground">{t("jobs.archived")}</span> : null}
      {dueOn && !isArchived ? <span className="text-muted-foreground">{formats.date(dueOn)}</span> : null}
    </p>
  );
}
