import { createFileRoute } from "@tanstack/react-router";
import { preloadTemplates } from "../../features/templates/templates.queries.ts";
import { templatesSearch } from "../../features/templates/templates.search.ts";
import { TemplatesScreen } from "../../features/templates/templates-screen.tsx";

export const Route = createFileRoute("/app/adminjobs/")({
  validateSearch: templatesSearch,
  loaderDeps: ({ search: { tab, type, search, archived } }) => ({ tab, type, search, archived }),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadTemplates(services, deps);
  },
  component: TemplatesScreen,
});
