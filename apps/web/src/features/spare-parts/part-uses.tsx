import { asCalendarDate } from "@ymp/core/calendar-date";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
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
      <Uses title={t("spares:uses.others")} fact={t("spares:uses.oneStock")} count={part.others.length}>
        {part.others.map((other) => (
          <UseRow
            key={other.id}
            href={`/app/spareparts?machine=${other.equipmentId}&part=${other.id}`}
            name={other.equipmentName}
            fact={other.designation}
          />
        ))}
      </Uses>
      <Uses title={t("spares:uses.orders")} count={part.orders.length}>
        {part.orders.map((order) => (
          <UseRow
            key={order.id}
            href={`/app/orders?order=${order.id}`}
            name={order.numberText}
            fact={formats.list([order.supplier, dateOf(order.expectedOn)])}
            end={formats.quantity(order.quantity)}
          />
        ))}
      </Uses>
      <Uses title={t("spares:uses.jobs")} count={part.jobs.length}>
        {part.jobs.map((job) => (
          <UseRow
            key={job.id}
            href={`/app/jobdetails/${job.id}`}
            name={job.title}
            fact={formats.list([job.numberText, dateOf(job.on), job.isOpen ? null : t("spares:uses.done")])}
            end={quantityText(job.used ?? job.planned, formats.quantity)}
          />
        ))}
      </Uses>
      <CutNote shown={part.hasMoreJobs && part.jobs.length} way="latest" />
      <Uses title={t("spares:uses.plans")} count={part.plans.length}>
        {part.plans.map((plan) => (
          <UseRow
            key={plan.id}
            href={plan.equipmentId ? `/app/equipment/${plan.equipmentId}?tab=jobs` : null}
            name={plan.title}
            fact={plan.equipmentName ?? ""}
            end={formats.quantity(plan.quantity)}
          />
        ))}
      </Uses>
    </div>
  );
}

const quantityText = (value: number | null, print: (quantity: number) => string) =>
  value === null ? "" : print(value);

function Uses(props: { title: string; fact?: string; count: number; children: ReactNode }) {
  if (props.count === 0) return null;
  return (
    <section aria-label={props.title}>
      <SectionHead title={props.title} fact={props.fact ?? props.count} />
      <RowList>{props.children}</RowList>
    </section>
  );
}

function UseRow({ href, name, fact, end }: { href: string | null; name: string; fact: string; end?: string }) {
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
