import { createFileRoute } from "@tanstack/react-router";
import { LiteBoatsScreen } from "../../features/platform/lite-boats-screen.tsx";
import { boatsSearch } from "../../features/platform/platform.search.ts";

export const Route = createFileRoute("/app/litesuperadmin")({
  staticData: { crumb: "navigation:liteAdmin", isOfPlatform: true, words: ["panels", "office", "people"] },
  validateSearch: boatsSearch,
  component: LiteBoatsScreen,
});
