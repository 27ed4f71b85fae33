import { Link } from "@tanstack/react-router";
import { sendsBack } from "@ymp/core/people/crew-list";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import type { CrewList } from "./crew-list.queries.ts";

/** Whether the list can be handed in, and what it says of the ship. */
export function CrewListState({ list }: { list: CrewList }) {
  const { t } = useTranslation("crew-list");
  const { rows, maxPersons, isComplete } = list;
  const gaps = rows.filter(({ faults }) => faults.some(sendsBack)).length;
  return (
    <div className="my-4 flex flex-col gap-2 text-sm">
      <p role="status" className="flex items-start gap-2">
        {isComplete ? (
          <CompletedIcon aria-hidden className="mt-0.5 size-4 flex-none text-status-done" />
        ) : (
          <WarningIcon className="mt-0.5 size-4 flex-none text-status-overdue" />
        )}
        <span dir="auto">
          <span className="font-semibold">{isComplete ? t("state.complete") : t("state.gaps", { count: gaps })}</span>{" "}
          <span className="text-muted-foreground">{t(isComplete ? "state.completeWhy" : "state.gapsWhy")}</span>
        </span>
      </p>
      {maxPersons !== null && rows.length > maxPersons ? (
        <p
          role="alert"
          className="flex items-center gap-2 rounded-md bg-status-overdue-bg px-3 py-2 text-status-overdue"
        >
          <WarningIcon />
          <span dir="auto">{t("state.tooMany", { count: maxPersons })}</span>
        </p>
      ) : null}
      <Ship list={list} />
    </div>
  );
}

function Ship({ list: { ship } }: { list: CrewList }) {
  const { t } = useTranslation("crew-list");
  const number = ship.imo ?? ship.officialNumber;
  const facts = [
    { key: ship.imo || !ship.officialNumber ? "imo" : "officialNumber", value: number },
    { key: "callSign", value: ship.callSign },
    { key: "flag", value: ship.flag },
  ] as const;
  return (
    <dl aria-label={t("ship.label")} className="flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(({ key, value }) => (
        <div key={key} className="flex items-baseline gap-1.5">
          <dt className="text-muted-foreground">{t(`ship.${key}`)}</dt>
          <dd dir="auto" className="font-medium tabular-nums">
            {value ?? (
              <Link to="/app/myvessel" title={t("ship.enter")} className="text-status-overdue underline">
                {t("ship.missing")}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
