import { createFileRoute } from "@tanstack/react-router";
import { NotBuilt } from "../../app/not-built.tsx";

export const Route = createFileRoute("/app/$")({
  staticData: { words: ["office"] },
  component: NotBuilt,
});
