import { type Mutation, MutationCache, QueryCache, type QueryClient } from "@tanstack/react-query";
import type { Say } from "@ymp/i18n/screen-translator";
import { codeFailureOf } from "@ymp/ui/lib/code-failure";
import { toast } from "@ymp/ui/primitives/toaster";
import { failureOf, isShown, isUnreachable, type Refusal, sentencesOf } from "./failures.ts";
import { NoAnswer } from "./limited-fetch.ts";
import { ChangeAwareClient } from "./outdated-answers.ts";
import "./mutation-meta.ts";

export interface QueryClientNeeds {
  say: Say;
  /** Calls back once the message of this key can be said: at once where they can. */
  whenSayable: (messageKey: string, say: () => void) => void;
  /** The session ended on the server. */
  onSignedOut: () => void;
}

const quietCodes = new Set(["internal", "unauthenticated"]);

function sayRefusal({ say, whenSayable }: QueryClientNeeds, refusal: Refusal, isFollowUp: boolean): void {
  if (isFollowUp && quietCodes.has(refusal.code)) return;
  for (const { messageKey, params } of sentencesOf(refusal)) {
    const values = { ...params, requestId: refusal.requestId ?? "" };
    whenSayable(messageKey, () => toast.failure(say(messageKey, values)));
  }
}

/** Some acts fetch code first. */
function isMissingCode(error: unknown): boolean {
  const why = codeFailureOf(error);
  return why === "late" || why === "notFetched";
}

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>;

/** The same act on the same records, as far as its input names them; undefined for acts without words of their own. */
function aboutOf({ meta }: AnyMutation, input: unknown): string | undefined {
  const { success, failure } = meta ?? {};
  const act = typeof success === "string" ? success : failure;
  return act && `${act} ${idsIn(input).join(" ")}`;
}

function idsIn(input: unknown, name = "id"): string[] {
  if (typeof input === "object") return Object.entries(input ?? {}).flatMap(([field, value]) => idsIn(value, field));
  return typeof input === "string" && /^id$|Id$|^\d+$/.test(name) ? [input] : [];
}

function onFailure(needs: QueryClientNeeds, error: unknown, mutation: AnyMutation, retry: () => void): void {
  const { failure: failureKey, shownInPlace = [] } = mutation.meta ?? {};
  const failure = failureOf(error);
  if (failure?.kind === "refused") {
    if (failure.code === "unauthenticated") needs.onSignedOut();
    // Anyone who was asked for the password and would rather not has been told enough.
    if (failure.code === "unconfirmed") return;
  }
  if (failure && shownInPlace.includes(failure.kind === "refused" ? failure.code : "unavailable")) return;
  // A form that is still there shows what else befalls it; one that was left cannot.
  const tell = () => isShown(error) || showFailure(needs, error, failureKey, retry);
  if (shownInPlace.length > 0 || isStale(failure)) setTimeout(tell, untilShownMs);
  else tell();
}

/** Over what somebody else changed meanwhile; where there is a comparison, it says so. */
const isStale = (failure: ReturnType<typeof failureOf>) => failure?.kind === "refused" && failure.code === "stale";

/** A screen that shows a failure does so within this. */
const untilShownMs = 300;

function showFailure(needs: QueryClientNeeds, error: unknown, failureKey: string | undefined, retry: () => void) {
  const failure = failureOf(error);
  // What was made of an older state is refused as often as it is sent.
  const again = isStale(failure) ? {} : { retry };
  if (failureKey) needs.whenSayable(failureKey, () => toast.failure(needs.say(failureKey), again));
  if (failure?.kind === "refused") sayRefusal(needs, failure, failureKey !== undefined);
  else if (!failureKey) {
    const isUnanswered = failure !== undefined || isMissingCode(error);
    toast.failure(needs.say(isUnanswered ? "common:failure.unreachable" : "common:failure.unexpected"), { retry });
  }
  if (!failure) console.error(error);
}

/** One place decides what follows a call: toasts, what is fetched again, where a signed-out user goes. */
export function createQueryClient(needs: QueryClientNeeds): QueryClient {
  const mutationCache = new MutationCache({
    onSuccess: (result, input, _context, mutation) => {
      const { success, params, invalidates = [], undo, open, replacesToasts } = mutation.meta ?? {};
      // Nothing has changed on the server yet; asking it would put the old state over what is shown at once.
      if (isQueuedResult(result)) return undefined;
      const refresh = () => Promise.all(invalidates.map((path) => client.invalidateQueries({ queryKey: [path] })));
      let isPutBack = false;
      const putBack = () => {
        if (isPutBack) return;
        isPutBack = true;
        const done = undo?.(result, input);
        if (!(done instanceof Promise)) return;
        done.then(refresh, (error) => {
          isPutBack = false;
          showFailure(needs, error, undefined, putBack);
        });
      };
      const successKey = typeof success === "function" ? success(result) : success;
      if (successKey) {
        const about = aboutOf(mutation, input);
        needs.whenSayable(successKey, () => {
          if (replacesToasts) toast.clear();
          if (about) toast.withdraw(about);
          toast.success(needs.say(successKey, params?.(result, input)), {
            about,
            undo: undo && putBack,
            open: open && (() => open(result, input)),
          });
        });
      }
      return refresh();
    },
    onError: (error, input, _context, mutation) => {
      const about = aboutOf(mutation, input);
      if (about) toast.withdraw(about);
      const retry = () => void mutationCache.build(client, mutation.options).execute(input).catch(alreadyTold);
      onFailure(needs, error, mutation, retry);
    },
  });
  const queryCache = new QueryCache({
    onError: (error) => {
      const failure = failureOf(error);
      if (failure?.kind === "refused" && failure.code === "unauthenticated") needs.onSignedOut();
    },
  });
  const client = new ChangeAwareClient({
    mutationCache,
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 24 * 60 * 60_000,
        networkMode: "always",
        retry: (failures, error) =>
          failures < 2 && isUnreachable(error) && navigator.onLine && !(error.cause instanceof NoAnswer),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}

/** The cache's own onError has shown the failure. */
function alreadyTold(): void {}

function isQueuedResult(result: unknown): boolean {
  return typeof result === "object" && result !== null && "status" in result && result.status === "queued";
}
