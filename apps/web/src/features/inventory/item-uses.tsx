import { asCalendarDate } from "@ymp/core/calendar-date";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { Item } from "./inventory.queries.ts";

/** The machines it belongs to, the plans that take it, the jobs that wait for it. */
export function ItemUses({ item }: { item: Item }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = useAmount();
  if (item.machines.length + item.plans.length + item.jobs.length === 0)
    return <p className="text-muted-foreground text-sm">{t("inventory:uses.none")}</p>;
  const dueOf = (text: string | null) => {
    const on = asCalendarDate(text);
    return on ? formats.date(on) : null;
  };
  return (
    <div className="flex flex-col gap-6">
      <Uses title={t("inventory:uses.machines")} count={item.machines.length}>
        {item.machines.map((part) => (
          <UseRow
            key={part.id}
            href={`/app/equipment/${part.equipment_id}?tab=parts`}
            name={part.name}
            fact={part.designation}
            end={part.fitted === null ? null : amount(part.fitted, item.unit)}
          />
        ))}
      </Uses>
      <Uses title={t("inventory:uses.jobs")} count={item.jobs.length}>
        {item.jobs.map((job) => (
          <UseRow
            key={job.id}
            href={`/app/jobdetails/${job.id}`}
            name={job.title}
            fact={formats.list([job.numberText, dueOf(job.due_on)])}
            end={amount(job.quantity, item.unit)}
          />
        ))}
      </Uses>
      <Uses title={t("inventory:uses.plans")} count={item.plans.length}>
        {item.plans.map((plan) => (
          <UseRow
            key={plan.id}
            href={plan.equipment_id ? `/app/equipment/${plan.equipment_id}?tab=jobs` : null}
            name={plan.title}
            fact={plan.equipment}
            end={amount(plan.quantity, item.unit)}
          />
        ))}
      </Uses>
    </div>
  );
}

function Uses({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHead title={title} fact={count} />
      <RowList>{children}</RowList>
    </section>
  );
}

interface UseRowProps {
  href: string | null;
  name: string;
  fact: string | null;
  end: string | null;
}

function UseRow({ href, name, fact, end }: UseRowProps) {
  return (
    <li>
      <span className="min-w-0 flex-1 py-1">
        {href ? (
          <PathLink href={href} dir="auto" className="font-medium hover:underline">
            {name}
          </PathLink>
        ) : (
          <bdi className="font-medium">{name}</bdi>
        )}
        {fact ? <bdi className="ms-2 text-muted-foreground">{fact}</bdi> : null}
      </span>
      {end ? <bdi className="flex-none tabular-nums">{end}</bdi> : null}
    </li>
  );
}
