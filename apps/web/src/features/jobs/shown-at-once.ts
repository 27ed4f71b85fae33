import type { InfiniteData } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import type { InputOf, OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import type { JobRow, MyDay } from "./job-rows.ts";

type List = OutputOf<"jobs.list">;
type Api = Pick<Services, "queryClient">;

function isPaged(data: List | InfiniteData<List>): data is InfiniteData<List> {
  return "pages" in data;
}

function changeRow(rows: JobRow[], id: string, change: (row: JobRow) => JobRow): JobRow[] {
  return rows.some((row) => row.id === id) ? rows.map((row) => (row.id === id ? change(row) : row)) : rows;
}

/** Changes one job in every list that shows it, before the server answered. */
export function changeJobInLists({ queryClient }: Api, id: string, change: (row: JobRow) => JobRow): void {
  const inPage = (page: List): List => ({ ...page, rows: changeRow(page.rows, id, change) });
  queryClient.setQueriesData<List | InfiniteData<List>>({ queryKey: [["jobs", "list"]] }, (data) => {
    if (!data) return data;
    return isPaged(data) ? { ...data, pages: data.pages.map(inPage) } : inPage(data);
  });
  queryClient.setQueriesData<{ rows: JobRow[] }>(
    { queryKey: [["worklists", "entries"]] },
    (list) => list && { ...list, rows: changeRow(list.rows, id, change) },
  );
  queryClient.setQueriesData<MyDay>({ queryKey: [["jobs", "myDay"]] }, (day) => day && changeMyDay(day, id, change));
}

/** What was started moves to the top of the day; what was put back is under its date again. */
function changeMyDay(day: MyDay, id: string, change: (row: JobRow) => JobRow): MyDay {
  const open = [...day.inHand, ...day.overdue, ...day.dueToday, ...day.thisWeek];
  const found = open.find((row) => row.id === id);
  if (!found) return day;
  const changed = changeRow(open, id, change);
  const rest = changed.filter(({ status }) => status !== "in_progress");
  return {
    ...day,
    inHand: changed.filter(({ status }) => status === "in_progress"),
    overdue: rest.filter(({ due }) => due.bucket === "overdue"),
    dueToday: rest.filter(({ due }) => due.bucket === "today"),
    thisWeek: rest.filter(({ due }) => due.bucket === "next7Days"),
  };
}

export function showStatusInLists({ id, status }: InputOf<"jobs.setStatus">, api: Api): void {
  changeJobInLists(api, id, (row) => ({ ...row, status }));
}
