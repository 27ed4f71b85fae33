import { zoneAt } from "@ymp/core/rest/ship-zones";
import { cn } from "@ymp/ui/lib/cn";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Loaded } from "../../lib/loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats, useFormatsIn } from "../../lib/use-formats.ts";
import type { PersonAhead, RestAhead } from "./rest.queries.ts";
import { useRestWords } from "./rest-words.ts";
import { useRestAddress } from "./use-rest-address.ts";
import { useRestAhead } from "./use-rest-month.ts";

/** Who will break a limit within 24 hours if things go as they are planned. */
export function AheadView() {
  const query = useRestAhead();
  return <Loaded query={query}>{(ahead) => <People ahead={ahead} />}</Loaded>;
}

/** Those at risk first, the soonest on top; then those who have a plan. */
const byRisk = (one: PersonAhead, other: PersonAhead) =>
  (one.risk?.at.getTime() ?? Number.POSITIVE_INFINITY) - (other.risk?.at.getTime() ?? Number.POSITIVE_INFINITY) ||
  Number(other.hasPlan) - Number(one.hasPlan);

function People({ ahead: { people, zones } }: { ahead: RestAhead }) {
  const { t } = useTranslation("hours-of-rest");
  const atRisk = people.filter(({ risk }) => risk !== null).length;
  return (
    <section aria-labelledby="rest-ahead" className="px-4 pt-2 pb-6 md:px-6">
      <h2
        id="rest-ahead"
        dir="auto"
        className={cn("flex min-h-11 items-center gap-1.5 font-semibold", atRisk > 0 && "text-status-overdue")}
      >
        {atRisk > 0 ? <OverdueIcon className="size-4 flex-none" /> : null}
        {atRisk > 0
          ? t("ahead.atRisk", { count: atRisk })
          : t(people.some(({ hasPlan }) => hasPlan) ? "ahead.nobody" : "ahead.noPlans")}
      </h2>
      <p dir="auto" className="max-w-[72ch] pb-2 text-muted-foreground text-sm">
        {t("ahead.explain")}
      </p>
      <ul>
        {people.toSorted(byRisk).map((person) => (
          <Person key={person.id} person={person} zones={zones} />
        ))}
      </ul>
    </section>
  );
}

const fills: Readonly<Record<string, string>> = { "#": "bg-rest-work", ".": "bg-rest-rest", "?": "bg-rest-rest/40" };

function Person({ person, zones }: { person: PersonAhead; zones: RestAhead["zones"] }) {
  const { t } = useTranslation("hours-of-rest");
  const { go } = useRestAddress();
  const words = useRestWords(zones);
  const formats = useFormats();
  const formatsIn = useFormatsIn();
  const { id, name, jobTitle, hasPlan, ahead, from, risk, plannedMinutes, workedMinutes, recordedUntil } = person;
  const then = (at: Date) => formatsIn(zoneAt(zones, at));
  const slots = Array.from(ahead, (_, slot) => slot);
  const worked =
    plannedMinutes > 0
      ? t("ahead.worked", { worked: words.hours(workedMinutes), planned: words.hours(plannedMinutes) })
      : null;
  const recorded = recordedUntil
    ? t("ahead.recordedUntil", { when: then(recordedUntil).dateTime(recordedUntil) })
    : t("notWritten");
  return (
    <li className="hairline-b grid gap-x-4 gap-y-1 py-2 md:grid-cols-[19rem_minmax(0,1fr)]">
      <button
        type="button"
        onClick={() => go({ person: id, view: undefined, revision: undefined })}
        className="-mx-2 min-h-9 rounded-md px-2 text-start leading-tight hover:bg-accent touch:min-h-touch"
      >
        <span dir="auto" className="block font-medium">
          {name}
        </span>
        <span dir="auto" className="block text-muted-foreground text-xs">
          {formats.list([jobTitle, recorded])}
        </span>
      </button>
      <div className="min-w-0">
        {hasPlan ? (
          <>
            <span aria-hidden dir="ltr" className="grid h-5 auto-cols-fr grid-flow-col">
              {slots.map((slot) => (
                <span
                  key={slot}
                  className={cn(
                    "border-border border-s",
                    slot % (ahead.length / 48) > 0 && "border-s-0",
                    slot % (ahead.length / 4) === 0 && "border-border-strong",
                    fills[ahead[slot] ?? "?"],
                  )}
                />
              ))}
            </span>
            <span aria-hidden dir="ltr" className="flex justify-between text-2xs text-muted-foreground tabular-nums">
              {[0, 6, 12, 18, 24].map((hour) => {
                const at = new Date(from.getTime() + hour * 3_600_000);
                return <span key={hour}>{then(at).time(at)}</span>;
              })}
            </span>
          </>
        ) : null}
        <p dir="auto" className={cn("text-sm leading-normal", risk && "font-medium text-status-overdue")}>
          {risk
            ? t("ahead.risk", { when: then(risk.at).dateTime(risk.at), breach: words.sentence(risk.breach) })
            : t(hasPlan ? "ahead.asPlanned" : "ahead.noPlan")}
        </p>
        {worked ? (
          <p dir="auto" className="text-muted-foreground text-xs">
            {worked}
          </p>
        ) : null}
      </div>
    </li>
  );
}
