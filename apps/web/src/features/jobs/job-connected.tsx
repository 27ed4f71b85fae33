import { RowList } from "@ymp/ui/primitives/card";
import { Link2, Repeat } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConnectedPanel } from "../../lib/connected/connected-panel.tsx";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

interface JobConnectedProps {
  job: Job;
  onNavigate: (id: string) => void;
  onEditPlan: () => void;
}

/** What is asked of a job before it is begun: its plan, where it was found, and what its machine, parts and orders tell. */
export function JobConnected({ job, onNavigate, onEditPlan }: JobConnectedProps) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const foundDuring = job.foundDuringJobId;
  return (
    <ConnectedPanel kind="job" id={job.id}>
      {job.plan || foundDuring ? (
        <RowList>
          {job.plan ? (
            <Row icon={<Repeat />} fact={job.plan.isActive ? words.rhythm(job.plan) : t("connected.planStopped")}>
              <Open onPress={onEditPlan}>{t("connected.plan")}</Open>
            </Row>
          ) : null}
          {foundDuring ? (
            <Row icon={<Link2 />}>
              <Open onPress={() => onNavigate(foundDuring)}>{t("connected.foundDuring")}</Open>
            </Row>
          ) : null}
        </RowList>
      ) : null}
    </ConnectedPanel>
  );
}

function Row({ icon, fact, children }: { icon: ReactNode; fact?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex-wrap gap-y-0 py-1.5">
      <span aria-hidden className="text-muted-foreground [&_svg]:size-4">
        {icon}
      </span>
      <span dir="auto" className="min-w-0">
        {children}
      </span>
      {fact ? (
        <span dir="auto" className="ms-auto text-end text-muted-foreground text-xs">
          {fact}
        </span>
      ) : null}
    </li>
  );
}

function Open({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="rounded-sm text-start hover:underline" onClick={onPress}>
      {children}
    </button>
  );
}
