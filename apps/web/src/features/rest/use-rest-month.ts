import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { type CalendarDate, parseCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import { useIsUnread } from "../../lib/unread-record.tsx";
import { useMinute } from "../../lib/use-minute.ts";
import { blankMonth, blankOverview } from "./blank-month.ts";
import { type AskedMonth, monthOptions, type RestMonth, type RestOverview } from "./rest.queries.ts";

/** What the device holds of a procedure, of whatever month. */
const heldOf = <Answer>(client: QueryClient, procedure: string) =>
  client.getQueriesData<Answer>({ queryKey: [["rest", procedure]] }).flatMap(([, data]) => data ?? []);

/** The day on board by the clock of the device: an answer that is kept there grows older than its day. */
export function useShipsDay(read?: CalendarDate): CalendarDate {
  const { timeZone } = useVessel();
  const here = todayIn(timeZone, useMinute());
  return read !== undefined && read > here ? read : here;
}

/** Without a link a month that was never read begins blank, made of the one before it. */
function useBlankMonth<Answer>(
  query: UseQueryResult<Answer>,
  blank: (client: QueryClient, today: CalendarDate) => Answer | undefined,
) {
  const client = useQueryClient();
  const today = useShipsDay();
  const isAway = useIsUnread(query) && query.data === undefined;
  const data = isAway ? blank(client, today) : undefined;
  return data === undefined ? query : { ...query, data, isLoadingError: false, isBlank: true };
}

export function useRestMonth(asked: AskedMonth, enabled = true) {
  const { timeZone: zone } = useVessel();
  const month = monthNamed(asked.month);
  return useBlankMonth(useQuery({ ...monthOptions(useTrpc(), asked), enabled }), (client, today) => {
    if (asked.revision !== undefined || month > today) return undefined;
    const held = heldOf<RestMonth>(client, "month");
    return blankMonth(
      held.filter(({ person }) => person.id === asked.profileId),
      { month, zone, today },
    );
  });
}

export function useRestOverview(asked: string) {
  const month = monthNamed(asked);
  const query = useQuery({
    ...useTrpc().rest.overview.queryOptions({ month: asked }),
    placeholderData: keepPreviousData,
  });
  return useBlankMonth(query, (client, today) =>
    month > today ? undefined : blankOverview(heldOf<RestOverview>(client, "overview"), { month, today }),
  );
}

export const useRestAhead = () => useQuery({ ...useTrpc().rest.ahead.queryOptions(), refetchInterval: 5 * 60_000 });

export const useRestRules = (month: string) => useQuery(useTrpc().rest.rules.queryOptions({ month }));

const monthNamed = (name: string) => parseCalendarDate(`${name}-01`);
