import { RowList } from "@ymp/ui/primitives/card";
import { Link2, Repeat } from "lucide-react";
import type { ReactNode } from "react";
import { ConnectedPanel } from "../../lib/connected/connected-panel.tsx";
import { ConnectionRow } from "../../lib/connected/connection.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { JobInBooks, useJobInBooks } from "./job-in-books.tsx";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

interface JobConnectedProps {
  job: Job;
  onNavigate: (id: string) => void;
  onEditPlan: () => void;
}

/** What is asked of a job before it is started: its plan, where it was found, and what its machine, parts and orders tell. */
export function JobConnected({ job, onNavigate, onEditPlan }: JobConnectedProps) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const foundDuring = job.foundDuringJobId;
  const inBooks = useJobInBooks(job);
  return (
    <ConnectedPanel kind="job" id={job.id}>
      {inBooks ? <JobInBooks job={job} inBooks={inBooks} /> : null}
      {job.plan || foundDuring ? (
        <RowList>
          {job.plan ? (
            <ConnectionRow
              icon={<Repeat />}
              fact={job.plan.isActive ? words.rhythm(job.plan) : t("connected.planStopped")}
            >
              <Open onPress={onEditPlan}>{t("connected.plan")}</Open>
            </ConnectionRow>
          ) : null}
          {foundDuring ? (
            <ConnectionRow icon={<Link2 />}>
              <Open onPress={() => onNavigate(foundDuring)}>{t("connected.foundDuring")}</Open>
            </ConnectionRow>
          ) : null}
        </RowList>
      ) : null}
    </ConnectedPanel>
  );
}

function Open({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="rounded-sm text-start hover:underline" onClick={onPress}>
      {children}
    </button>
  );
}
