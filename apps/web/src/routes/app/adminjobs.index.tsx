import { createFileRoute } from "@tanstack/react-router";
import { preloadTemplates } from "../../features/templates/templates.queries.ts";
import { templatesSearch } from "../../features/templates/templates.search.ts";
import { TemplatesScreen } from "../../features/templates/templates-screen.tsx";
import { lazyView } from "../../lib/lazy-part.tsx";
import { useSeesPlatform } from "../../lib/use-sees-platform.ts";

const PlatformJobsScreen = lazyView(
  async () => (await import("../../features/templates/platform-jobs-screen.tsx")).PlatformJobsScreen,
);

export const Route = createFileRoute("/app/adminjobs/")({
  staticData: { isAlsoOfPlatform: true },
  validateSearch: templatesSearch,
  loaderDeps: ({ search: { of, tab, type, search, archived } }) => ({ of, tab, type, search, archived }),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel && !deps.of) void preloadTemplates(services, deps);
  },
  component: function JobTemplates() {
    return useSeesPlatform() ? <PlatformJobsScreen /> : <TemplatesScreen />;
  },
});
