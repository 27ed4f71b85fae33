import { createFileRoute } from "@tanstack/react-router";
import { AnswerScreen } from "../features/orders/answer-screen.tsx";

export const Route = createFileRoute("/answer/$token")({ component: Answer });

function Answer() {
  const { token } = Route.useParams();
  return <AnswerScreen token={token} />;
}
