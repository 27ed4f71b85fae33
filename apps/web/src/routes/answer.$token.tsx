import { createFileRoute } from "@tanstack/react-router";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { AnswerScreen } from "../features/orders/answer-screen.tsx";

const answerSearch = z.object({
  /** What the order was written in; the page begins in it. */
  lang: z.enum(locales).optional().catch(undefined),
});

export const Route = createFileRoute("/answer/$token")({ validateSearch: answerSearch, component: Answer });

function Answer() {
  const { token } = Route.useParams();
  const { lang } = Route.useSearch();
  return <AnswerScreen token={token} language={lang} />;
}
