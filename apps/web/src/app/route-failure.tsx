import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import type { ErrorCode } from "@ymp/core/errors";
import { codeFailureOf } from "@ymp/ui/lib/code-failure";
import { CodeIsLate } from "@ymp/ui/lib/code-in-time";
import { ErrorState, NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { askServerBuild, loadAgain, type ServerBuild } from "../lib/load-again.ts";
import { useTranslation } from "../lib/translation.tsx";
import { UnreadRecord, useIsUnread } from "../lib/unread-record.tsx";
import { failureOf, type Refusal } from "./failures.ts";
import { useServices } from "./services-context.tsx";

/** What a screen shows in its place when it could not be read. */
export function RouteFailure({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const failure = failureOf(error);
  if (!failure && codeFailureOf(error) === "olderBrowser") {
    return (
      <ErrorState title={t("common:failure.olderBrowser")} onRetry={retry}>
        {t("common:failure.olderBrowserWhy")}
      </ErrorState>
    );
  }
  if (!failure && codeFailureOf(error) === "notFetched") return <ScreenNotFetched />;
  if (error instanceof CodeIsLate) return <ScreenLate arrival={error.arrival} onArrival={retry} />;
  if (failure?.kind === "refused") return <Refused refusal={failure} onRetry={retry} />;
  if (failure) return <Unanswered error={error} onRetry={retry} />;
  return (
    <ErrorState title={t("common:failure.broken")} onRetry={retry} code={error instanceof Error ? error.name : "Error"}>
      {t("common:failure.brokenWhy")}
    </ErrorState>
  );
}

/** By itself, once the server answers again or takes more of an account that it had too much of. */
function useReadAgain(onRetry: () => void): void {
  const { link } = useServices();
  const retry = useEffectEvent(onRetry);
  useEffect(
    () =>
      link.subscribe(() => {
        const { isOnline, isResting } = link.getState();
        if (isOnline && !isResting) retry();
      }),
    [link],
  );
}

/** Without a link it was never read on this device. */
function Unanswered({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  useReadAgain(onRetry);
  if (useIsUnread({ error })) return <UnreadRecord />;
  return (
    <ErrorState title={t("common:failure.notLoaded")} onRetry={onRetry}>
      {t("common:failure.notLoadedWhy")}
    </ErrorState>
  );
}

/** Asking again is no use before the page is loaded again: browsers remember what could not be fetched. */
function ScreenNotFetched() {
  const { t } = useTranslation();
  const [server, setServer] = useState<ServerBuild>("silent");
  const [isAsking, startAsking] = useTransition();
  useEffect(() => void askServerBuild().then(setServer), []);
  const word = server === "newer" ? "newVersion" : "notLoaded";
  return (
    <ErrorState title={t(`common:failure.${word}`)} retrying={isAsking} onRetry={() => startAsking(loadAgain)}>
      {t(`common:failure.${word}Why`)}
    </ErrorState>
  );
}

/** It is shown by itself when its code comes all the same. */
function ScreenLate({ arrival, onArrival }: { arrival: Promise<unknown>; onArrival: () => void }) {
  const { t } = useTranslation();
  const [isAsking, startAsking] = useTransition();
  const show = useEffectEvent(onArrival);
  useEffect(() => {
    let isAwaited = true;
    const end = () => isAwaited && show();
    arrival.then(end, end);
    return () => {
      isAwaited = false;
    };
  }, [arrival]);
  return (
    <ErrorState title={t("common:failure.late")} retrying={isAsking} onRetry={() => startAsking(loadAgain)}>
      {t("common:failure.lateWhy")}
    </ErrorState>
  );
}

const closed: Partial<Record<ErrorCode, string>> = { forbidden: "noRight", not_found: "notFound" };

function Refused({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const { t } = useTranslation();
  useReadAgain(onRetry);
  const { code, messageKey, params } = refusal;
  const requestId = refusal.requestId ?? undefined;
  const sentence = t(messageKey, { ...params, requestId: requestId ?? "" });
  const action = (
    <Button asChild>
      <Link to="/app/home">{t("common:backHome")}</Link>
    </Button>
  );
  const why = closed[code];
  return why ? (
    <NoRightState title={t(`common:failure.${why}`)} action={action}>
      {sentence}
    </NoRightState>
  ) : (
    <ErrorState {...{ title: t("common:failure.notLoaded"), onRetry, action, code, requestId }}>{sentence}</ErrorState>
  );
}
