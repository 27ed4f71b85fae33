import { createFileRoute } from "@tanstack/react-router";
import { preloadShelf } from "../../features/logbooks/logbooks.queries.ts";
import { shelfSearch } from "../../features/logbooks/logbooks.search.ts";
import { ShelfScreen } from "../../features/logbooks/shelf-screen.tsx";

export const Route = createFileRoute("/app/logbook")({
  staticData: { crumb: "logbooks:title", needs: "logbook:view", words: ["records", "panels"] },
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { closed = false } }) => ({ closed }),
  loader: ({ context: { services, vessel }, deps: { closed } }) => {
    if (vessel) void preloadShelf(services, closed);
  },
  component: ShelfScreen,
});
