import { Link } from "@tanstack/react-router";
import { IconButton } from "@ymp/ui/primitives/button";
import { X } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { JobPicker } from "../jobs/job-picker.tsx";
import { useShareJob } from "./users.mutations.ts";
import type { UserDetail } from "./users.queries.ts";

/** The jobs that an outsider was added to: all they see of the vessel's work. */
export function SharedJobs({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const share = useShareJob();
  const { userId, sharedJobs } = user;
  const mayShare = user.may.share && !user.isDeleted;
  return (
    <section aria-label={t("users:shared.title")} className="min-w-0">
      <h2 className="mb-2 font-semibold text-base">
        {t("users:shared.title")}
        <span className="ms-2 font-normal text-muted-foreground tabular-nums">{formats.count(sharedJobs.length)}</span>
      </h2>
      {mayShare ? (
        <JobPicker
          label={t("users:shared.add")}
          without={sharedJobs.map(({ id }) => id)}
          onPick={({ id }) => share.mutate({ userId, jobId: id, isShared: true })}
        />
      ) : null}
      {sharedJobs.length === 0 ? (
        <p className="mt-3 text-muted-foreground text-sm">{t("users:shared.none")}</p>
      ) : (
        <ul className="mt-2 flex flex-col">
          {sharedJobs.map((job) => (
            <li key={job.id} className="flex min-h-row items-center gap-3 border-border/55 border-b py-1 text-sm">
              <bdi className="flex-none font-mono text-muted-foreground text-xs">{job.numberText}</bdi>
              <Link
                to="/app/jobdetails/$id"
                params={{ id: job.id }}
                className="min-w-0 flex-1 break-words font-medium hover:underline"
              >
                <bdi>{job.title}</bdi>
              </Link>
              <span className="flex-none text-muted-foreground text-xs">{t(`jobs:status.${job.status}`)}</span>
              {mayShare ? (
                <IconButton
                  size="icon-sm"
                  label={t("users:unshare", { job: job.title })}
                  onClick={() => share.mutate({ userId, jobId: job.id, isShared: false })}
                >
                  <X />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
