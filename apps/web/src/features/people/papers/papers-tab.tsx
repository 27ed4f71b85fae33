import { EmptyState, ErrorState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { FileBadge, Plus } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import type { PaperTask } from "./paper-form.ts";
import { PaperGroupTable } from "./paper-group-table.tsx";
import { groupPapers } from "./paper-groups.ts";
import { type Papers, usePapers } from "./papers.queries.ts";
import { PapersSummary } from "./papers-summary.tsx";
import { UsualPapers } from "./usual-papers.tsx";

const PaperDialog = lazyPanel("largeDialog", async () => (await import("./paper-dialog.tsx")).PaperDialog);

export interface PapersTabProps {
  profileId: string;
  userId: string | null;
}

/** A person's papers with their expiry, by kind, as far as the reader may know them. */
export function PapersTab({ profileId }: PapersTabProps) {
  const { t } = useTranslation("papers");
  const query = usePapers(profileId);
  if (query.data) return <PapersView papers={query.data} />;
  if (query.isError)
    return (
      <ErrorState
        title={t("notLoaded")}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        className="px-0"
      >
        {t("common:failure.notLoadedWhy")}
      </ErrorState>
    );
  return <Skeleton className="appear-late h-48 rounded-lg" />;
}

function PapersView({ papers }: { papers: Papers }) {
  const { t } = useTranslation("papers");
  const [task, setTask] = useState<PaperTask | null>(null);
  const mayAdd = papers.addable.length > 0;
  const isEmpty = papers.papers.length === 0;
  const add = mayAdd ? (
    <Button variant="primary" onClick={() => setTask({ kind: "new", type: null })}>
      <Plus />
      {t("add")}
    </Button>
  ) : undefined;
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      {isEmpty ? (
        <EmptyState
          icon={<FileBadge />}
          title={t(mayAdd ? "empty.title" : "empty.closedTitle")}
          actions={add}
          className="px-0 pb-0"
        >
          {t(mayAdd ? "empty.text" : "empty.closed")}
        </EmptyState>
      ) : (
        <PapersSummary papers={papers.papers} action={add} />
      )}
      {groupPapers(papers.papers).map(({ group, chains }, index) => (
        <PaperGroupTable key={group} group={group} chains={chains} isFirst={index === 0} onTask={setTask} />
      ))}
      <UsualPapers papers={papers} onAdd={(type) => setTask({ kind: "new", type })} />
      {task ? <PaperDialog task={task} papers={papers} onClose={() => setTask(null)} /> : null}
    </div>
  );
}
