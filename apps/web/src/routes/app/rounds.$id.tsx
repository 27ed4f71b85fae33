import { createFileRoute } from "@tanstack/react-router";
import { WalkScreen } from "../../features/equipment/walk-screen.tsx";

export const Route = createFileRoute("/app/rounds/$id")({ component: WalkScreen });
