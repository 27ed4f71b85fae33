import { createFileRoute } from "@tanstack/react-router";
import { BoardScreen } from "../../features/watch-plans/board/board-screen.tsx";
import { preloadBoard } from "../../features/watch-plans/watch-plans.queries.ts";

export const Route = createFileRoute("/app/watchkeeping/$id")({
  staticData: { words: ["panels"] },
  loader: ({ context: { services, vessel }, params }) => {
    if (vessel) void preloadBoard(services, params.id);
  },
  component: BoardScreen,
});
