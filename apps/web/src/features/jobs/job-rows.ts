import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";

type Outputs = inferRouterOutputs<AppRouter>["jobs"];

export type JobRow = Outputs["list"]["rows"][number];
export type JobsSummary = Outputs["summary"];
export type DayJob = Outputs["byDay"]["rows"][number];
export type ProjectedWork = Outputs["projected"]["rows"][number];
export type MyDay = Outputs["myDay"];
export type JobPerson = JobRow["assignees"][number];
