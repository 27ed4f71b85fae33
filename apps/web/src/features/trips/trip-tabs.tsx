import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { FilesOf } from "../../lib/record-files.tsx";
import { RecordTabs } from "../../lib/record-tabs.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { TripSheets } from "./stay-sheet.tsx";
import { TripDays } from "./trip-days.tsx";
import { TripHistory } from "./trip-history.tsx";
import { TripJobs } from "./trip-jobs.tsx";
import { TripStays } from "./trip-stays.tsx";
import type { Trip } from "./trips.queries.ts";

export function TripTabs({ trip }: { trip: Trip }) {
  const { t } = useTranslation("trips");
  const mayComment = useMayComment("guests");
  const { id, name, can } = trip;
  return (
    <RecordTabs
      label={t("tabs.label")}
      wordOf={(tab) => t(`tabs.${tab}`)}
      counts={{ stays: trip.stays.length, jobs: trip.jobs?.length ?? 0 }}
      tabs={{
        stays: <TripStays trip={trip} />,
        days: <TripDays trip={trip} />,
        sheets: can.seeSheets && <TripSheets trip={trip} />,
        jobs: trip.jobs && <TripJobs trip={trip} jobs={trip.jobs} />,
        talk: <CommentsOf recordKind="trip" recordId={id} title={name} mayComment={mayComment} />,
        files: <FilesOf recordKind="trip" recordId={id} mayEdit={can.edit} />,
        history: <TripHistory tripId={id} />,
      }}
    />
  );
}
