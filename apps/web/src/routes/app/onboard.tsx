import { createFileRoute } from "@tanstack/react-router";
import { preloadOnboard } from "../../features/onboard/onboard.queries.ts";
import { onboardSearch } from "../../features/onboard/onboard.search.ts";
import { OnboardScreen } from "../../features/onboard/onboard-screen.tsx";

export const Route = createFileRoute("/app/onboard")({
  staticData: { crumb: "onboard:title", needs: "employees:view", words: ["people"] },
  validateSearch: onboardSearch,
  loader: ({ context: { services, vessel } }) => (vessel ? preloadOnboard(services) : undefined),
  component: OnboardScreen,
});
