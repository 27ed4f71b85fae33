import { createFileRoute } from "@tanstack/react-router";
import { ModelsScreen } from "../../features/templates/models-screen.tsx";
import { modelsSearch } from "../../features/templates/templates.search.ts";
import { lazyView } from "../../lib/lazy-part.tsx";
import { useSeesPlatform } from "../../lib/use-sees-platform.ts";

const PlatformModelsScreen = lazyView(
  async () => (await import("../../features/templates/platform-models-screen.tsx")).PlatformModelsScreen,
);

export const Route = createFileRoute("/app/adminequipment")({
  staticData: { crumb: "models:title", needs: "equipmentspage:view", isAlsoOfPlatform: true, words: ["machines"] },
  validateSearch: modelsSearch,
  loaderDeps: ({ search: { of } }) => ({ of }),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel && !deps.of) void services.queryClient.prefetchQuery(services.trpc.templates.models.queryOptions());
  },
  component: function EquipmentLibrary() {
    return useSeesPlatform() ? <PlatformModelsScreen /> : <ModelsScreen />;
  },
});
