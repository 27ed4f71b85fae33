import { todayIn } from "@ymp/core/calendar-date";
import { StatStrip } from "@ymp/ui/patterns/stat-strip";
import { Clock, ListChecks, ListPlus, Snowflake, Users } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Worklist } from "./worklists.queries.ts";
import { useWorklistsAddress } from "./worklists-address.ts";

/** How far the list is, what came later, the hours, and since when it is frozen. */
export function WorklistFacts({ list }: { list: Worklist }) {
  const { t } = useTranslation("worklists");
  const formats = useFormats();
  const { search, go } = useWorklistsAddress();
  const { timeZone } = useVessel();
  const { progress } = list;
  const [first] = list.members;
  const isDoneShown = search.state === "archive";
  const isAdditionalShown = search.additional === true;
  return (
    <StatStrip
      label={t("progress")}
      stats={[
        {
          id: "done",
          label: t("done"),
          icon: <ListChecks />,
          figure: t("doneOf", { done: progress.done, all: progress.all }),
          trend: progress.all > 0 ? formats.percent(progress.done / progress.all) : undefined,
          pressed: isDoneShown,
          onPress: () => go({ state: isDoneShown ? undefined : "archive" }, { replace: true }),
        },
        {
          id: "additional",
          label: t("scope.additional"),
          icon: <ListPlus />,
          figure: t("doneOf", { done: progress.additionalDone, all: progress.additional }),
          pressed: isAdditionalShown,
          onPress: () => go({ additional: isAdditionalShown ? undefined : true }, { replace: true }),
        },
        {
          id: "hours",
          label: t("spentOfEstimated"),
          icon: <Clock />,
          figure: formats.hoursFigure(progress.spentTenths),
          trend: t("ofHours", { hours: formats.hoursFigure(progress.estimatedTenths) }),
        },
        {
          id: "frozen",
          label: t("frozen"),
          icon: <Snowflake />,
          figure: list.frozenAt ? formats.dayMonth(todayIn(timeZone, list.frozenAt)) : "–",
          trend: list.frozenAt ? (list.frozenByName ?? undefined) : t("notFrozen"),
        },
        ...(first
          ? [
              {
                id: "shared",
                label: t("sharedWith"),
                icon: <Users />,
                figure: formats.count(list.members.length),
                trend: `${first.firstName} ${first.lastName}`,
              },
            ]
          : []),
      ]}
    />
  );
}
