import { type Query, useIsFetching, useQueryClient } from "@tanstack/react-query";
import type { AppRouter } from "@ymp/api/root";
import { EmptyState } from "@ymp/ui/patterns/states";
import { CloudOff } from "lucide-react";
import { Suspense, useState } from "react";
import { isUnreachable } from "../app/failures.ts";
import { useServices, useStore } from "../app/services-context.tsx";
import { useWordsOf } from "../app/use-words-of.ts";
import { seenRow } from "./seen-rows.ts";
import { useTranslation } from "./translation.tsx";

type ListPath = `${keyof AppRouter["_def"]["record"] & string}.list`;

/** A record, and the list that may have shown it. */
export interface Listed {
  id: string;
  /** Its procedure. */
  list: ListPath;
}

/** What the list said of a record that has not come; empty where it never showed it. */
export function useListedName({ id, list }: Listed): { number: string; title: string } {
  const row = seenRow(useQueryClient(), [list.split(".")], id);
  return { number: textIn(row, "numberText"), title: textIn(row, "title") || textIn(row, "name") };
}

/**
 * Whether nobody answers: there is no link, or was none as it was asked and it is being asked again. To be asked of what was
 * never read on this device.
 */
export function useIsUnread({ error }: { error: unknown }): boolean {
  const { isOnline } = useStore(useServices().link);
  const [metAway, setMetAway] = useState(isOnline ? null : error);
  if (!isOnline && metAway !== error) setMetAway(error);
  if (!isOnline) return !error || isUnreachable(error);
  return metAway === error && isUnreachable(error);
}

const unread = { predicate: ({ state }: Query) => state.status === "pending" };

/** Whether something that was never read on this device is asked for without a link. */
export function useAwaitsLink(): boolean {
  const { isOnline } = useStore(useServices().link);
  return useIsFetching(unread) > 0 && !isOnline;
}

/** Said at once: without a link there is nothing to wait for. */
export function UnreadRecord() {
  return (
    <Suspense>
      <InWords />
    </Suspense>
  );
}

function InWords() {
  useWordsOf(["panels"]);
  const { t } = useTranslation("device");
  return (
    <EmptyState icon={<CloudOff />} title={t("unread.title")}>
      {t("unread.text")}
    </EmptyState>
  );
}

function textIn(row: object | undefined, field: string): string {
  const value: unknown = row && Reflect.get(row, field);
  return typeof value === "string" ? value : "";
}
