import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../../lib/translation.tsx";
import { useRestHours, useRestWords } from "../../rest/rest-words.ts";
import type { Board, WatchSwap } from "../watch-plans.queries.ts";
import { useBoardWords } from "./use-board-words.ts";

/** Who takes which watch, and what it does to the rest of both as far as the reader may know it. */
export function SwapFacts({ board, swap }: { board: Board; swap: WatchSwap }) {
  const { t } = useTranslation("watch-plans");
  const words = useBoardWords(board);
  const hours = useRestHours();
  const rest = useRestWords(board.zones);
  const [name, other] = [words.nameOf(swap.profileId), words.nameOf(swap.otherProfileId)];
  const timesOf = ({ position, startsAt, endsAt }: WatchSwap["watch"]) => ({
    position: t(`position.${position}`),
    from: words.moment(startsAt),
    until: words.end({ from: startsAt, until: endsAt }),
  });
  const length = (minutes: number | null) => (minutes === null ? "?" : hours(minutes));
  const isWhole = swap.rest.length === 2;
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <p dir="auto" className="font-semibold">
        {t("swap.takes", { name, other, ...timesOf(swap.watch) })}
      </p>
      {swap.otherWatch ? <p dir="auto">{t("swap.returns", { name, ...timesOf(swap.otherWatch) })}</p> : null}
      {swap.rest.map(({ profileId, before, after }) => (
        <p key={profileId} dir="auto" className="text-muted-foreground tabular-nums">
          {t("swap.rest", {
            name: words.nameOf(profileId),
            before: length(before.leastRest24h),
            after: length(after.leastRest24h),
          })}
        </p>
      ))}
      {swap.rest.flatMap(({ profileId, caused }) => {
        const [first] = caused;
        return first ? (
          <p key={profileId} dir="auto" className="flex gap-2">
            <DueSoonIcon className="mt-0.5 size-4 flex-none text-status-due-soon" />
            <span>{t("swap.breaks", { name: words.nameOf(profileId), sentence: rest.sentence(first) })}</span>
          </p>
        ) : (
          []
        );
      })}
      {swap.unfit.map((profileId) => (
        <p key={profileId} dir="auto" className="flex gap-2">
          <DueSoonIcon className="mt-0.5 size-4 flex-none text-status-due-soon" />
          <span>{t("swap.unfit", { name: words.nameOf(profileId) })}</span>
        </p>
      ))}
      {isWhole && swap.rest.every(({ caused }) => caused.length === 0) ? (
        <p className="text-muted-foreground">{t("swap.fine")}</p>
      ) : null}
      {swap.reason ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {t("swap.given", { reason: swap.reason })}
        </p>
      ) : null}
    </div>
  );
}
