import { createFileRoute } from "@tanstack/react-router";
import { preloadSoundings } from "../../features/soundings/soundings.queries.ts";
import { soundingsAddress } from "../../features/soundings/soundings.search.ts";
import { SoundingsScreen } from "../../features/soundings/soundings-screen.tsx";

export const Route = createFileRoute("/app/soundings")({
  staticData: {
    crumb: "soundings:title",
    crumbTo: "/app/logbook",
    needs: "logbook:view",
    words: ["records", "stores"],
  },
  validateSearch: soundingsAddress.read,
  loaderDeps: ({ search }) => soundingsAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadSoundings(services, deps);
  },
  component: SoundingsScreen,
});
