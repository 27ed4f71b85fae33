import { type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Anchor } from "lucide-react";
import { useMemo } from "react";
import { dialOf } from "../../lib/contact-links.tsx";
import { columnsOf } from "../../lib/lists/columns-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { PersonCell } from "./person-cell.tsx";
import type { CrewRow } from "./users.queries.ts";

export const nameOfCrew = ({ firstName, lastName }: Pick<CrewRow, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

export function useCrewColumns(today: CalendarDate): DataColumn<CrewRow>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useNow();
  return useMemo(() => {
    const head = (id: string) => t(`users:column.${id}`);
    return columnsOf<CrewRow>(head, {
      name: {
        width: "minmax(190px,1.6fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <PersonCell person={{ ...row, name: nameOfCrew(row) }} />,
      },
      jobTitle: { width: "minmax(130px,1.1fr)", sortable: true, cell: ({ jobTitle }) => jobTitle },
      department: {
        width: "minmax(108px,0.8fr)",
        sortable: true,
        cell: ({ department }) => <DepartmentCell department={department} />,
      },
      role: {
        width: "minmax(110px,0.8fr)",
        sortable: true,
        wideOnly: true,
        cell: ({ role }) => t(`users:role.${role}`),
      },
      onboard: { width: "96px", cell: ({ isOnboard }) => <Aboard is={isOnboard} /> },
      nextExpiry: {
        width: "128px",
        sortable: true,
        wideOnly: true,
        cell: ({ nextExpiryOn }) => <ExpiryCell on={nextExpiryOn} today={today} />,
      },
      phone: {
        width: "minmax(124px,0.8fr)",
        wideOnly: true,
        cell: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : null),
      },
      lastSeen: {
        width: "112px",
        sortable: true,
        wideOnly: true,
        cell: ({ lastSeenAt }) => lastSeenAt && formats.ago(lastSeenAt, now),
      },
    });
  }, [t, formats, now, today]);
}

export function DepartmentCell({ department }: Pick<CrewRow, "department">) {
  const { t } = useTranslation();
  if (!department) return null;
  const name = t(`departments:of.${department}`);
  return (
    <DeptBar department={department} name={name}>
      {name}
    </DeptBar>
  );
}

export function Aboard({ is }: { is: boolean }) {
  const { t } = useTranslation();
  if (!is) return <span className="text-muted-foreground">{t("users:onboard.no")}</span>;
  return (
    <span className="flex items-center gap-1.5">
      <Anchor aria-hidden className="size-3.5 text-status-done" />
      {t("users:onboard.yes")}
    </span>
  );
}

/** Past or within 90 days is told in colour and, for those who see none, in words. */
export function ExpiryCell({ on, today }: { on: CalendarDate | null; today: CalendarDate }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!on) return null;
  const days = daysBetween(today, on);
  const state = days < 0 ? "expired" : days <= 90 ? "soon" : null;
  return (
    <span
      title={state ? t(`users:expiry.${state}`) : undefined}
      className={cn(state === "expired" && "text-status-overdue", state === "soon" && "text-status-due-soon")}
    >
      <bdi>{formats.date(on)}</bdi>
      {state ? <span className="sr-only">, {t(`users:expiry.${state}`)}</span> : null}
    </span>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={dialOf(phone)} className="link" onClick={(event) => event.stopPropagation()}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}
