import { createFileRoute } from "@tanstack/react-router";
import { addMonths, todayIn } from "@ymp/core/calendar-date";
import { monthName } from "@ymp/core/rest/month-name";
import { monthOf } from "@ymp/core/rest/rest-month";
import { PrintRestScreen } from "../../features/rest/print-screen.tsx";
import { preloadRest } from "../../features/rest/rest.queries.ts";
import { printRestSearch } from "../../features/rest/rest.search.ts";

export const Route = createFileRoute("/app/hoursofrest_/hoursofrestprint")({
  staticData: {
    crumb: "hours-of-rest:print.action",
    crumbTo: "/app/hoursofrest",
    needs: "hourstracker:view",
    words: ["records", "people"],
  },
  validateSearch: printRestSearch,
  loaderDeps: ({ search: { month } }) => ({ month }),
  loader: ({ context: { services, vessel }, deps: { month } }) => {
    if (!vessel) return;
    const today = todayIn(vessel.timeZone, new Date());
    void preloadRest(services, { month: month ?? monthName(addMonths(monthOf(today), -1)) });
  },
  component: PrintRestScreen,
});
