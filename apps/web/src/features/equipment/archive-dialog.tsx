import { RowList } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { ArchiveTerms, useArchiveTerms } from "./archive-terms.tsx";
import { jobDue } from "./due-words.ts";
import { useArchiveMachine } from "./equipment.mutations.ts";
import { type Machine, type MachineJob, useDueNext } from "./equipment.queries.ts";

type Archived = Pick<Machine, "id" | "name" | "version">;

/** Before a machine leaves the register: what stops, what stays, and the open jobs that would be cancelled. */
export function ArchiveDialog({ machine, onClose }: { machine: Archived; onClose: () => void }) {
  const { t } = useTranslation();
  const { data } = useDueNext(machine.id, true);
  const jobs = data?.rows;
  const archive = useArchiveMachine();
  const terms = useArchiveTerms();
  const { id, version, name } = machine;
  const total = data?.total ?? 0;
  const inTheWay = data?.inTheWay;
  const submit = () => {
    archive.mutate({ id, version, ...terms.sent }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("equipment:archive.title", { name })}
      submit={t("equipment:archive.confirm")}
      busy={archive.isPending}
      disabled={Boolean(inTheWay) || terms.isMissing(data?.total ?? null)}
      error={archive.error}
      saysFaults
      onSubmit={submit}
      onClose={onClose}
    >
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("equipment:archive.text")}
      </p>
      {jobs && total > 0 ? <OpenJobs jobs={jobs} total={total} /> : null}
      <CutNote shown={data && data.total > data.rows.length && data.rows.length} way="first" />
      {inTheWay ? (
        <p dir="auto" role="alert" className="text-sm text-status-overdue">
          {t(inTheWay.messageKey, inTheWay.params ?? {})}
        </p>
      ) : (
        <ArchiveTerms terms={terms} openJobs={total} />
      )}
    </FormDialog>
  );
}

function OpenJobs({ jobs, total }: { jobs: readonly MachineJob[]; total: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <section aria-label={t("equipment:archive.openJobs", { count: total })}>
      <h3 className="font-medium text-sm">{t("equipment:archive.openJobs", { count: total })}</h3>
      <RowList className="max-h-60 overflow-y-auto">
        {jobs.map((job) => (
          <li key={job.id}>
            <PathLink href={`/app/jobdetails/${job.id}`} dir="auto" className="min-w-0 flex-1 py-1.5 hover:underline">
              {job.title}
            </PathLink>
            <bdi className="flex-none text-muted-foreground">{jobDue(job, formats)}</bdi>
          </li>
        ))}
      </RowList>
    </section>
  );
}
