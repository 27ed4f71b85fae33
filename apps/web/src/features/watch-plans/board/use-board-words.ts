import type { TimeSpan } from "@ymp/core/rest/breach";
import { zoneAt } from "@ymp/core/rest/ship-zones";
import { wallClockAt } from "@ymp/core/time";
import type { KeptWatch } from "@ymp/core/watches/mending";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormatsIn } from "../../../lib/use-formats.ts";
import type { Board } from "../watch-plans.queries.ts";
import type { Offered } from "./board-rest.ts";

/** Times of the board, as the ship's clock shows them then. */
export function useBoardWords({ zones, people }: Pick<Board, "zones" | "people">) {
  const { t } = useTranslation("watch-plans");
  const formatsIn = useFormatsIn();
  const then = (at: Date) => formatsIn(zoneAt(zones, at));
  const time = (at: Date) => then(at).time(at);
  const day = (at: Date) => then(at).weekday(wallClockAt(zoneAt(zones, at), at).on);
  const moment = (at: Date) => `${day(at)} ${time(at)}`;
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? t("board.nobody");
  return {
    ...{ time, day, moment, nameOf },
    /** As somebody is offered for a watch. */
    offered: ({ person, isUnfit }: Offered) => ({
      value: person.id,
      label: isUnfit ? t("watch.unfit", { name: person.name }) : person.name,
    }),
    /** The day of the end is told where it is another. */
    end: ({ from, until }: TimeSpan) => (day(from) === day(until) ? time(until) : moment(until)),
    hours: ({ from, until }: TimeSpan) => t("board.hours", { from: time(from), until: time(until) }),
    watch: ({ position, from, until, profileId }: Pick<KeptWatch, "position" | "from" | "until" | "profileId">) =>
      t("board.watch", {
        position: t(`position.${position}`),
        from: moment(from),
        until: time(until),
        name: nameOf(profileId),
      }),
  };
}
