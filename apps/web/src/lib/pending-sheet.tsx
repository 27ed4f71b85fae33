import type { UseQueryResult } from "@tanstack/react-query";
import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { EmptyState } from "@ymp/ui/patterns/states";
import type { ReactNode } from "react";
import { refusalOf } from "../app/failures.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { type Listed, useIsUnread, useListedName } from "./unread-record.tsx";

export interface PendingSheetProps {
  query: Pick<UseQueryResult, "error" | "isRefetching" | "refetch">;
  listed: Listed;
  icon: ReactNode;
  words: {
    loading: string;
    /** The server said that there is no such record, or not for this reader. */
    absent: { title: string; text: string };
  };
  onClose: () => void;
}

/** A record's sheet before the record has come, and when it does not come: what nobody answered about may well exist. */
export function PendingSheet({ query, listed, icon, words: { loading, absent }, onClose }: PendingSheetProps) {
  const isAbsent = refusalOf(query.error)?.code === "not_found";
  const isUnread = useIsUnread(query);
  const { number, title } = useListedName(listed);
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={isUnread ? number : ""}
      title={isAbsent ? absent.title : isUnread ? title : loading}
      url={window.location.href}
    >
      {isAbsent ? (
        <EmptyState icon={icon} title={absent.title}>
          {absent.text}
        </EmptyState>
      ) : (
        <NotLoaded query={query} />
      )}
    </RecordSheet>
  );
}
