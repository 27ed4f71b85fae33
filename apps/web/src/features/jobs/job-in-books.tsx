import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import { draftPath, entryPath } from "@ymp/core/books/book-addresses";
import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { BookOpen, PenLine } from "lucide-react";
import { useState } from "react";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ConnectionRow } from "../../lib/connected/connection.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { isJobOpen, type Job } from "./job-sheet-data.ts";

type InBooks = inferRouterOutputs<AppRouter>["logbooks"]["ofJob"];

/** What of a finished job is in the books, or can be entered; undefined where that is nothing. */
export function useJobInBooks({ id, status }: Job): InBooks | undefined {
  const seesBooks = useCan("logbook:view");
  const enabled = seesBooks && !isJobOpen(status);
  const { data } = useQuery({ ...useTrpc().logbooks.ofJob.queryOptions({ jobId: id }), enabled });
  const isTold = data && (data.proposed !== null || data.entries.length + data.drafts.length > 0);
  return isTold ? data : undefined;
}

/** Leads to the entries and drafts of the job, or begins the draft of one. */
export function JobInBooks({ job, inBooks }: { job: Job; inBooks: InBooks }) {
  const { t } = useTranslation("job-sheet");
  const { entries, drafts, proposed } = inBooks;
  return (
    <RowList>
      {entries.map(({ id, no, logbookId, kind, number }) => (
        <ConnectionRow key={id} icon={<BookOpen />} href={entryPath({ id: logbookId, kind }, id)}>
          {t("connected.entryInBook", { no, number })}
        </ConnectionRow>
      ))}
      {drafts.map(({ id, logbookId, kind, number }) => (
        <ConnectionRow key={id} icon={<PenLine />} href={draftPath({ id: logbookId, kind }, id)}>
          {t("connected.draftInBook", { number })}
        </ConnectionRow>
      ))}
      {proposed ? <BeginEntry jobId={job.id} proposed={proposed} /> : null}
    </RowList>
  );
}

function BeginEntry({ jobId, proposed }: { jobId: string; proposed: NonNullable<InBooks["proposed"]> }) {
  const { t } = useTranslation("job-sheet");
  const client = useClient();
  const router = useRouter();
  /** Pressed again, the same draft is meant. */
  const [id] = useState(newId);
  const { logbookId, kind, code, values, occurredAt } = proposed;
  const begin = useMutation({
    mutationFn: () => client.logbooks.saveDraft.mutate({ id, logbookId, code, values, occurredAt, jobId }),
    meta: { invalidates: [["logbooks"]] },
    onSuccess: () => void router.navigate({ href: draftPath({ id: logbookId, kind }, id) }),
  });
  return (
    <ConnectionRow icon={<BookOpen />}>
      <Button size="sm" disabled={begin.isPending} onClick={() => begin.mutate()}>
        {t("connected.enterInBook")}
      </Button>
    </ConnectionRow>
  );
}
