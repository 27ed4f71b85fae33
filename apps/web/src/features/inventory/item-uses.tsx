import { asCalendarDate } from "@ymp/core/calendar-date";
import { LinkedRow, LinkedRows } from "../../lib/linked-row.tsx";
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
      <LinkedRows title={t("inventory:uses.machines")} count={item.machines.length}>
        {item.machines.map((part) => (
          <LinkedRow
            key={part.id}
            href={`/app/equipment/${part.equipment_id}?tab=parts`}
            name={part.name}
            fact={part.designation}
            end={part.fitted === null ? null : amount(part.fitted, item.unit)}
          />
        ))}
      </LinkedRows>
      <LinkedRows title={t("inventory:uses.jobs")} count={item.jobs.length}>
        {item.jobs.map((job) => (
          <LinkedRow
            key={job.id}
            href={`/app/jobdetails/${job.id}`}
            name={job.title}
            fact={formats.list([job.numberText, dueOf(job.due_on)])}
            end={amount(job.quantity, item.unit)}
          />
        ))}
      </LinkedRows>
      <LinkedRows title={t("inventory:uses.plans")} count={item.plans.length}>
        {item.plans.map((plan) => (
          <LinkedRow
            key={plan.id}
            href={plan.equipment_id ? `/app/equipment/${plan.equipment_id}?tab=jobs` : null}
            name={plan.title}
            fact={plan.equipment}
            end={amount(plan.quantity, item.unit)}
          />
        ))}
      </LinkedRows>
    </div>
  );
}
