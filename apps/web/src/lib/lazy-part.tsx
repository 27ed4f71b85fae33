import { unansweredEvent } from "@ymp/ui/lib/code-in-time";
import { ComingPanel, type ComingPanelProps } from "@ymp/ui/patterns/coming-panel";
import { ErrorState } from "@ymp/ui/patterns/states";
import { type Coming, type LatePart, type LoadPart, lazyPart } from "@ymp/ui/primitives/lazy-part";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useEffect, useEffectEvent, useTransition } from "react";
import { useServices } from "../app/services-context.tsx";
import { loadAgain } from "./load-again.ts";
import { useTranslation } from "./translation.tsx";
import { fetchWhenSettled } from "./when-idle.ts";

/** A sheet or dialog with code of its own; until that is there, a panel of its shape that can be closed. */
export function lazyPanel<Props extends { onClose: () => void }>(
  shape: ComingPanelProps["shape"],
  load: LoadPart<Props>,
): LatePart<Props> {
  return lazyPart(load, ({ onClose, coming }) => <PanelOnItsWay shape={shape} onClose={onClose} coming={coming} />);
}

/** Something that a screen does without until its code is there. */
export function quietPart<Props extends object>(load: LoadPart<Props>): LatePart<Props> {
  return lazyPart(load, () => null);
}

/** Something within a screen, with code of its own. */
export function lazyView<Props extends object>(load: LoadPart<Props>): LatePart<Props> {
  return lazyPart(load, ViewOnItsWay);
}

/** Fetches the code of these parts once nothing else has been on its way for a while. */
export function usePreloaded(parts: readonly { preload: () => void }[]): void {
  const { queryClient } = useServices();
  useEffect(
    () =>
      fetchWhenSettled(
        queryClient,
        parts.map(({ preload }) => preload),
      ),
    [queryClient, parts],
  );
}

interface PanelOnItsWayProps extends Pick<ComingPanelProps, "shape" | "onClose"> {
  coming?: Coming;
}

export function PanelOnItsWay({ coming, ...panel }: PanelOnItsWayProps) {
  const { t } = useTranslation();
  if (!coming || coming.failures === 0) return <ComingPanel title={t("ui:loading")} {...panel} />;
  return (
    <ComingPanel title={t(`common:failure.${titleOf(coming)}`)} {...panel}>
      <NotFetched {...coming} />
    </ComingPanel>
  );
}

export function ViewOnItsWay({ coming }: { coming?: Coming }) {
  const { t } = useTranslation();
  if (coming && coming.failures > 0) return <NotFetched {...coming} />;
  return (
    <div role="status" aria-label={t("ui:loading")} className="appear-late flex flex-col gap-4 px-6 py-4 max-md:px-4">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  );
}

const sentences = {
  late: "lateWhy",
  notFetched: "partNotLoadedWhy",
  olderBrowser: "olderBrowserWhy",
  broken: "partBrokenWhy",
} as const;

const titleOf = ({ why }: Pick<Coming, "why">) => (why === "olderBrowser" || why === "late" ? why : "partNotLoaded");

/**
 * Browsers remember that a module could not be fetched, and a tab that is older than the server asks for what is gone:
 * when asking again did not help, the page is loaded again as soon as there is a server. Its address opens the same part. Of code that is
 * on its way they make no second request, so that asking again for it is loading the page again. Where it was the link that was gone,
 * the part is asked for again as soon as it is back.
 */
function NotFetched({ failures, why, isAsking, onRetry }: Coming) {
  const { t } = useTranslation();
  useEffect(() => {
    if (failures > 1 && why === "notFetched") void loadAgain();
  }, [failures, why]);
  useEffect(() => {
    if (why === "notFetched") dispatchEvent(new Event(unansweredEvent));
  }, [why]);
  useLinkBack(() => {
    if (why === "notFetched" && !isAsking) onRetry();
  });
  const [isLoading, startLoading] = useTransition();
  return (
    <ErrorState
      title={t(`common:failure.${titleOf({ why })}`)}
      retrying={isAsking || isLoading}
      onRetry={why === "late" ? () => startLoading(loadAgain) : onRetry}
    >
      {t(`common:failure.${sentences[why ?? "broken"]}`)}
    </ErrorState>
  );
}

/** Once the link that was gone is back. */
function useLinkBack(onBack: () => void) {
  const { link } = useServices();
  const back = useEffectEvent(onBack);
  useEffect(
    () =>
      link.subscribe(() => {
        if (link.getState().isOnline) back();
      }),
    [link],
  );
}
