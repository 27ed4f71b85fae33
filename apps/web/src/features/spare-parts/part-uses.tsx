import { asCalendarDate } from "@ymp/core/calendar-date";
import { LinkedRow, LinkedRows } from "../../lib/linked-row.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { PartSheetData } from "./spares.queries.ts";

/** Machines that live from the same stock, the jobs and plans that take it, and the orders that bring more. */
export function PartUses({ part }: { part: PartSheetData }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dateOf = (text: string | null) => {
    const on = asCalendarDate(text);
    return on ? formats.date(on) : null;
  };
  if (part.others.length + part.jobs.length + part.plans.length + part.orders.length === 0)
    return <p className="text-muted-foreground text-sm">{t("spares:uses.none")}</p>;
  return (
    <div className="flex flex-col gap-6">
      <LinkedRows title={t("spares:uses.others")} fact={t("spares:uses.oneStock")} count={part.others.length}>
        {part.others.map((other) => (
          <LinkedRow
            key={other.id}
            href={`/app/spareparts?machine=${other.equipmentId}&part=${other.id}`}
            name={other.equipmentName}
            fact={other.designation}
          />
        ))}
      </LinkedRows>
      <LinkedRows title={t("spares:uses.orders")} count={part.orders.length}>
        {part.orders.map((order) => (
          <LinkedRow
            key={order.id}
            href={`/app/orders?order=${order.id}`}
            name={order.numberText}
            fact={formats.list([order.supplier, dateOf(order.expectedOn)])}
            end={formats.quantity(order.quantity)}
          />
        ))}
      </LinkedRows>
      <LinkedRows title={t("spares:uses.jobs")} count={part.jobs.length}>
        {part.jobs.map((job) => (
          <LinkedRow
            key={job.id}
            href={`/app/jobdetails/${job.id}`}
            name={job.title}
            fact={formats.list([job.numberText, dateOf(job.on), job.isOpen ? null : t("spares:uses.done")])}
            end={quantityText(job.used ?? job.planned, formats.quantity)}
          />
        ))}
      </LinkedRows>
      <CutNote shown={part.hasMoreJobs && part.jobs.length} way="latest" />
      <LinkedRows title={t("spares:uses.plans")} count={part.plans.length}>
        {part.plans.map((plan) => (
          <LinkedRow
            key={plan.id}
            href={plan.equipmentId ? `/app/equipment/${plan.equipmentId}?tab=jobs` : null}
            name={plan.title}
            fact={plan.equipmentName ?? ""}
            end={formats.quantity(plan.quantity)}
          />
        ))}
      </LinkedRows>
    </div>
  );
}

const quantityText = (value: number | null, print: (quantity: number) => string) =>
  value === null ? "" : print(value);
