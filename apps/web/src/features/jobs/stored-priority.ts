import { useQuery } from "@tanstack/react-query";
import { type JobPriority, jobPriorities } from "@ymp/core/lists";
import { gradeWork } from "@ymp/core/maintenance/work-grade";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";

interface StoredPriority {
  /** What will be stored, whatever was chosen. */
  priority: JobPriority;
  /** What can be chosen at all. */
  offered: readonly JobPriority[];
  /** Why nothing else can be. */
  why: string | undefined;
}

/** The machine decides how grave a defect on it is: a form shows what will be stored, and offers nothing else. */
export function useStoredPriority(
  work: { kind: string; priority: JobPriority },
  equipmentId: string | null | undefined,
): StoredPriority {
  const { t } = useTranslation("job-sheet");
  const isCritical = useIsCritical(equipmentId);
  const stored = (priority: JobPriority) => gradeWork({ ...work, priority }, { machine: { isCritical } }).priority;
  const offered = jobPriorities.filter((priority) => stored(priority) === priority);
  const isDecided = offered.length < jobPriorities.length;
  return { priority: stored(work.priority), offered, why: isDecided ? t("priorityOfMachine") : undefined };
}

/** Whether a machine is on the list of critical equipment; no while it is not known, or where the reader may not see the register. */
function useIsCritical(equipmentId: string | null | undefined): boolean {
  const mayView = useCan("equipmentspage:view");
  const options = useTrpc().equipment.get.queryOptions({ id: equipmentId ?? "" });
  return useQuery({ ...options, enabled: Boolean(equipmentId) && mayView }).data?.isCritical ?? false;
}
