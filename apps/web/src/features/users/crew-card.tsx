import type { CalendarDate } from "@ymp/core/calendar-date";
import { useTranslation } from "../../lib/translation.tsx";
import { Aboard, DepartmentCell, ExpiryCell, nameOfCrew } from "./crew-columns.tsx";
import { PersonAvatar } from "./person-cell.tsx";
import type { CrewRow } from "./users.queries.ts";

/** Somebody of the crew on a phone: who, as what, and whether they are on board. */
export function CrewCard({ row, today }: { row: CrewRow; today: CalendarDate }) {
  const { t } = useTranslation();
  const name = nameOfCrew(row);
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      <PersonAvatar person={{ ...row, name }} size="touch" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-medium text-base">
          {name}
        </p>
        <p dir="auto" className="text-muted-foreground text-sm">
          {row.jobTitle ?? t(`users:role.${row.role}`)}
        </p>
        <DepartmentCell department={row.department} />
      </div>
      <div className="flex flex-none flex-col items-end gap-0.5 text-sm tabular-nums">
        <Aboard is={row.isOnboard} />
        <ExpiryCell on={row.nextExpiryOn} today={today} />
      </div>
    </div>
  );
}
