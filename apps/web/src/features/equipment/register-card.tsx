import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { RegisterRow } from "./equipment.queries.ts";
import { JobsCell } from "./register-columns.tsx";

export interface RegisterCardProps {
  row: RegisterRow;
  selection?: { isSelected: boolean; toggle: () => void };
}

/** A machine on a phone: what it is, where it stands, what it has run, what waits on it. */
export function RegisterCard({ row, selection }: RegisterCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const place = row.location ?? row.parentName ?? row.code ?? "";
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      {selection ? (
        <Checkbox
          aria-label={t("controls:selectRow", { name: row.name })}
          checked={selection.isSelected}
          onClick={(event) => event.stopPropagation()}
          onCheckedChange={selection.toggle}
        />
      ) : null}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="flex items-center gap-1.5 font-medium text-base">
          <span className="min-w-0 break-words">{row.name}</span>
          {row.isCritical ? <WarningIcon className="size-3.5 text-status-overdue" /> : null}
          {row.archivedAt ? <span className="text-muted-foreground text-xs">{t("equipment:archived")}</span> : null}
        </p>
        <p className="text-muted-foreground text-sm">
          {row.department ? (
            <DeptBar department={row.department} name={t(`departments:of.${row.department}`)}>
              {place}
            </DeptBar>
          ) : (
            <bdi>{place}</bdi>
          )}
        </p>
      </div>
      <div className="flex-none text-end text-sm tabular-nums">
        {row.lastTotal === null ? null : <bdi className="block">{formats.hours(row.lastTotal)}</bdi>}
        <JobsCell row={row} />
      </div>
    </div>
  );
}
