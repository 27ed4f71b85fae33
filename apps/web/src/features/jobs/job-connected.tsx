import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { CircleCheck, Link2, Repeat, ShieldCheck, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../lib/use-formats.ts";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

interface JobConnectedProps {
  job: Job;
  onNavigate: (id: string) => void;
  onEditPlan: () => void;
}

/** What is asked of a job before it is begun: is it under warranty, when was it done last, what was done to the machine. */
export function JobConnected({ job, onNavigate, onEditPlan }: JobConnectedProps) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const formats = useFormats();
  const until = job.equipment?.warrantyUntil;
  const when = (work: Job["lastWork"][number]) => {
    const day = words.day(words.dayOf(work.doneAt), job.today);
    return work.total === null ? day : t("connected.dayAndTotal", { day, total: formats.hours(work.total) });
  };
  const isSame = (work: Job["lastWork"][number]) => job.planId !== null && work.planId === job.planId;
  return (
    <section>
      <SectionHead title={t("connected.title")} />
      <RowList>
        {until ? (
          <Row
            icon={<ShieldCheck />}
            fact={t(until < job.today ? "connected.warrantyEnded" : "connected.warrantyUntil", {
              date: formats.date(until),
            })}
          >
            {t("connected.warranty")}
          </Row>
        ) : null}
        {job.plan ? (
          <Row icon={<Repeat />} fact={job.plan.isActive ? words.rhythm(job.plan) : t("connected.planStopped")}>
            <Open onPress={onEditPlan}>{t("connected.plan")}</Open>
          </Row>
        ) : null}
        {job.foundDuringJobId ? (
          <Row icon={<Link2 />}>
            <Open onPress={() => onNavigate(job.foundDuringJobId ?? job.id)}>{t("connected.foundDuring")}</Open>
          </Row>
        ) : null}
        {job.lastWork.map((work) => (
          <Row key={work.id} icon={isSame(work) ? <CircleCheck /> : <Wrench />} fact={when(work)}>
            {work.jobId ? (
              <Open onPress={() => onNavigate(work.jobId ?? job.id)}>
                {isSame(work) ? t("connected.lastTime") : work.title}
              </Open>
            ) : (
              work.title
            )}
          </Row>
        ))}
        {!until && !job.plan && !job.foundDuringJobId && job.lastWork.length === 0 ? (
          <li className="text-muted-foreground">{t("connected.nothing")}</li>
        ) : null}
      </RowList>
    </section>
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
