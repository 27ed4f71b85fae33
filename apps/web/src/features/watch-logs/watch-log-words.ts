import type { WatchPosition } from "@ymp/core/watches/positions";
import type { WatchState } from "@ymp/core/watches/watch-log";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

export const toneOfWatch = {
  planned: "line",
  on: "progress",
  done: "done",
  missed: "overdue",
} as const satisfies Record<WatchState, string>;

interface Named {
  readonly position: WatchPosition;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A watch as it is called: its position and hours, by the ship's clock. */
export function useWatchNames() {
  const { t } = useTranslation("watch-plans");
  const formats = useFormats();
  const hours = ({ startsAt, endsAt }: Omit<Named, "position">) =>
    t("board.hours", { from: formats.dateTime(startsAt), until: formats.time(endsAt) });
  return {
    hours,
    position: (position: WatchPosition) => t(`position.${position}`),
    title: ({ position, ...span }: Named) => `${t(`position.${position}`)}, ${hours(span)}`,
  };
}
