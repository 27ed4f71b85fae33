import { monthName } from "@ymp/core/rest/month-name";
import { Button } from "@ymp/ui/primitives/button";
import { FileDown } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useWhenOver } from "./inspected-book.tsx";
import { InspectedList, type InspectedListProps } from "./inspected-list.tsx";
import { usePrintInspectedRest } from "./inspections.mutations.ts";
import { type SignedRest, useInspectedRest } from "./inspections.queries.ts";

/** Months of rest as they were signed within the year, each with its sheet. */
export function InspectedRest(over: InspectedListProps) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const query = useInspectedRest();
  const months = [...new Set(query.data?.map(({ month }) => month))];
  return (
    <InspectedList {...over} title={t("row.rest")} about={t("rest.explain")} query={query}>
      {months.map((month) => (
        <section key={month} aria-label={formats.month(month)} className="surface px-4 py-3">
          <h2 dir="auto" className="font-semibold">
            {formats.month(month)}
          </h2>
          <ul className="mt-1">
            {query.data
              ?.filter((signed) => signed.month === month)
              .map((signed) => (
                <Signed key={signed.profileId} signed={signed} onOver={over.onOver} />
              ))}
          </ul>
        </section>
      ))}
    </InspectedList>
  );
}

function Signed({ signed, onOver }: { signed: SignedRest; onOver: () => void }) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const print = usePrintInspectedRest();
  useWhenOver(print.error, onOver);
  const { profileId, name, rank, month, state, revision, breaches, signedAt } = signed;
  const facts = [
    rank,
    t(`rest.${state === "locked" ? "locked" : "signed"}`, { day: formats.dateTime(signedAt) }),
    revision > 1 ? t("rest.revision", { no: revision }) : null,
  ];
  return (
    <li className="hairline-b flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm last:border-b-0">
      <span className="min-w-0 flex-1 basis-48 break-words">
        <bdi className="font-medium">{name}</bdi>
        <span dir="auto" className="block text-muted-foreground text-xs tabular-nums">
          {formats.list(facts)}
        </span>
      </span>
      {breaches > 0 ? (
        <span dir="auto" className="text-status-overdue">
          {t("row.restBroken", { count: breaches })}
        </span>
      ) : null}
      <Button
        size="sm"
        busy={print.isPending}
        aria-label={t("rest.printOf", { name, month: formats.month(month) })}
        onClick={() => print.mutate({ profileId, month: monthName(month) })}
      >
        <FileDown />
        {t("rest.print")}
      </Button>
    </li>
  );
}
