import type { CalendarDate } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import { Plus } from "lucide-react";
import { BalanceLines } from "./balance-lines.tsx";
import { ContractsOf } from "./contracts-of.tsx";
import type { LeavePerson } from "./leave.queries.ts";
import { PanelHead } from "./panel-head.tsx";
import { useLeaveWords } from "./use-leave-words.ts";

export interface PersonPanelProps {
  person: LeavePerson;
  today: CalendarDate;
  onAsk: () => void;
  onClose: () => void;
}

/** One person: what they are owed and why, and what was agreed with them. */
export function PersonPanel({ person, today, onAsk, onClose }: PersonPanelProps) {
  const { t } = useLeaveWords();
  return (
    <>
      <PanelHead title={person.name} onClose={onClose} />
      <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-4 py-4">
        <BalanceLines profileId={person.id} today={today} />
        {person.role === "decider" ? (
          <Button variant="secondary" onClick={onAsk}>
            <Plus />
            {t("askFor", { name: person.firstName })}
          </Button>
        ) : null}
        {person.contract === "none" ? null : <ContractsOf profileId={person.id} today={today} />}
      </div>
    </>
  );
}
