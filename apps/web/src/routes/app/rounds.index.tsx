import { createFileRoute } from "@tanstack/react-router";
import { roundsSearch } from "../../features/equipment/equipment.search.ts";
import { RoundsScreen } from "../../features/equipment/rounds-screen.tsx";

export const Route = createFileRoute("/app/rounds/")({ validateSearch: roundsSearch, component: RoundsScreen });
