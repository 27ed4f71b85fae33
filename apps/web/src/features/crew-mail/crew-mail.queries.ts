import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type ListedMail = OutputOf<"crewMail.list">["rows"][number];
export type CrewMail = OutputOf<"crewMail.get">;
export type MailRecipient = CrewMail["recipients"][number];
export type MailDesk = OutputOf<"crewMail.desk">;
export type MailTemplate = MailDesk["templates"][number];

const pageSize = 50;
/** The queue brings a mail in seconds; what is tried again later is asked for less often by itself. */
const askAgainMs = 5_000;

export function useCrewMails() {
  const query = useInfiniteQuery(
    useTrpc().crewMail.list.infiniteQueryOptions(
      { limit: pageSize },
      {
        ...nextPage,
        refetchInterval: ({ state }) =>
          state.data?.pages.some(({ rows }) => rows.some(({ counts }) => counts.waiting > 0)) ? askAgainMs : false,
      },
    ),
  );
  return usePages(query);
}

export const useCrewMail = (id: string) =>
  useQuery(
    useTrpc().crewMail.get.queryOptions(
      { id },
      {
        refetchInterval: ({ state }) =>
          state.data?.recipients.some((one) => one.state === "waiting" || one.state === "retrying")
            ? askAgainMs
            : false,
      },
    ),
  );

export const useMailDesk = () => useQuery(useTrpc().crewMail.desk.queryOptions());
