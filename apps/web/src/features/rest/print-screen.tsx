import { getRouteApi } from "@tanstack/react-router";
import { addMonths, todayIn } from "@ymp/core/calendar-date";
import { monthName } from "@ymp/core/rest/month-name";
import { monthOf } from "@ymp/core/rest/rest-month";
import { narrowQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { Printer } from "lucide-react";
import { useId, useState } from "react";
import { useVessel } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { MonthSwitch } from "./month-switch.tsx";
import { usePrintMonth } from "./rest.mutations.ts";
import type { RestOverview, RestPerson } from "./rest.queries.ts";
import { useRestOverview } from "./use-rest-month.ts";

const route = getRouteApi("/app/hoursofrest_/hoursofrestprint");

/** The months of the crew in the form that inspectors know: who is printed, and how far each is signed. Last month where none is named. */
export function PrintRestScreen() {
  const { t } = useTranslation("hours-of-rest");
  const { timeZone } = useVessel();
  const now = useNow();
  const navigate = route.useNavigate();
  const lastMonth = monthName(addMonths(monthOf(todayIn(timeZone, now)), -1));
  const month = route.useSearch().month ?? lastMonth;
  const overview = useRestOverview(month);
  const isNarrow = useMedia(narrowQuery);
  const table = useExport<"xlsx" | "csv">((client, { format, locale }) =>
    client.rest.exportOverview.query({ month, format, locale }),
  );
  return (
    <>
      <ScreenHeader
        title={t("print.title")}
        tools={
          <>
            <MonthSwitch
              month={month}
              read={overview.data?.today}
              onMonth={(wanted) => void navigate({ search: { month: wanted }, replace: true })}
            />
            <MoreMenu size={isNarrow ? "icon-touch" : "icon"}>
              <ExportItems formats={["xlsx", "csv"]} list={table} />
            </MoreMenu>
          </>
        }
      />
      <Loaded query={overview}>{(data) => <Pages key={month} overview={data} month={month} />}</Loaded>
    </>
  );
}

/** Whoever wrote nothing has no page. */
const hasPage = ({ days, state }: RestPerson) => days.length > 0 || state !== "open";

function Pages({ overview: { people }, month }: { overview: RestOverview; month: string }) {
  const { t } = useTranslation("hours-of-rest");
  const isNarrow = useMedia(narrowQuery);
  const tickId = useId();
  const print = usePrintMonth();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const printable = people.filter(hasPage);
  const chosen = printable.filter(({ id }) => !left.has(id));
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setLeft((known) => new Set(isTicked ? [...known].filter((id) => !ids.includes(id)) : [...known, ...ids]));
  const all = chosen.length === printable.length ? true : chosen.length === 0 ? false : "indeterminate";
  return (
    <section aria-label={t("people")} className="flex max-w-3xl flex-col px-4 pb-6 md:px-6">
      <div className="hairline-b flex min-h-13 flex-wrap items-center gap-3 py-2">
        <label htmlFor={`${tickId} all`} className="flex min-h-9 items-center gap-3 touch:min-h-touch">
          <Checkbox
            id={`${tickId} all`}
            checked={all}
            disabled={printable.length === 0}
            onCheckedChange={(isTicked) =>
              tick(
                printable.map(({ id }) => id),
                isTicked,
              )
            }
          />
          <span dir="auto">{t("crew", { count: people.length })}</span>
        </label>
        <Button
          variant="primary"
          size={isNarrow ? "touch" : "md"}
          className="ms-auto"
          busy={print.isPending}
          disabled={chosen.length === 0}
          onClick={() => print.mutate({ month, profileIds: chosen.map(({ id }) => id) })}
        >
          <Printer />
          {t("print.people", { count: chosen.length })}
        </Button>
      </div>
      <ul>
        {people.map((person) => (
          <PersonOfMonth
            key={person.id}
            person={person}
            isChosen={hasPage(person) && !left.has(person.id)}
            onTick={(isTicked) => tick([person.id], isTicked)}
          />
        ))}
      </ul>
      <p dir="auto" className="pt-3 text-muted-foreground text-sm">
        {t("print.explain")}
      </p>
    </section>
  );
}

interface PersonOfMonthProps {
  person: RestPerson;
  isChosen: boolean;
  onTick: (isTicked: boolean) => void;
}

function PersonOfMonth({ person, isChosen, onTick }: PersonOfMonthProps) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const tickId = useId();
  const { name, jobTitle, state, missing, untold, breaches } = person;
  const facts = hasPage(person)
    ? [
        jobTitle,
        missing > 0 ? t("missing", { count: missing }) : null,
        untold > 0 ? t("untold.crew", { count: untold }) : null,
        breaches > 0 ? t("breaches", { count: breaches }) : null,
      ]
    : [jobTitle, t("nothingYet")];
  return (
    <li className="hairline-b">
      <label htmlFor={tickId} className="flex min-h-11 items-center gap-3 py-1.5 touch:min-h-touch">
        <Checkbox id={tickId} checked={isChosen} disabled={!hasPage(person)} onCheckedChange={onTick} />
        <span className="min-w-0 flex-1 leading-tight">
          <span dir="auto" className="block font-medium">
            {name}
          </span>
          <span dir="auto" className="block text-muted-foreground text-xs">
            {formats.list(facts)}
          </span>
        </span>
        <span dir="auto" className="text-muted-foreground text-sm">
          {t(`state.${state}`)}
        </span>
      </label>
    </li>
  );
}
