import { ChangedFields } from "../../lib/changed-fields.tsx";
import { dateOf } from "../../lib/date-of.ts";
import { HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type TripChange, useTripHistory } from "./trips.queries.ts";

const verbs = [
  ...([
    "created",
    "archived",
    "restored",
    "cancelled",
    "reinstated",
    "stay_added",
    "stay_changed",
    "stay_removed",
  ] as const),
  ...([
    "sheet_changed",
    "job_added",
    "job_removed",
    "day_planned",
    "photo_added",
    "file_added",
    "photo_removed",
    "file_removed",
  ] as const),
] as const;

/** Who entered the trip and changed what, newest first. It names no guest. */
export function TripHistory({ tripId }: { tripId: string }) {
  const { t } = useTranslation("trips");
  return (
    <HistoryOf
      label={t("tabs.history")}
      query={useTripHistory(tripId)}
      sentence={(row) => <Sentence change={row} />}
      system={t("history.system")}
      more={t("history.more")}
    />
  );
}

function Sentence({ change: { verb, facts, diff } }: { change: TripChange }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const known = verbs.find((one) => one === verb);
  const day = dateOf(String(facts.day ?? ""));
  if (known)
    return t(`history.${known}`, {
      day: day ? formats.date(day) : "",
      name: String(facts.jobTitle ?? facts.reason ?? ""),
    });
  return (
    <ChangedFields
      diff={diff}
      fields={fields}
      labelOf={(field) => t(`field.${field}`)}
      wordOf={(word) => t(`history.${word}`)}
    />
  );
}

const fields = ["name", "reference", "startsOn", "endsOn", "startPort", "endPort", "notes", "isInSchengen"];
