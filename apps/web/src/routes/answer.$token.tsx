import { createFileRoute } from "@tanstack/react-router";
import { locales } from "@ymp/i18n/locales";
import { AnswerScreen } from "../features/orders/answer-screen.tsx";
import { oneOf, searchOf } from "../lib/search-readers.ts";

const answerSearch = searchOf({
  /** What the order was written in; the page begins in it. */
  lang: oneOf(locales),
});

export const Route = createFileRoute("/answer/$token")({ validateSearch: answerSearch, component: Answer });

function Answer() {
  const { token } = Route.useParams();
  const { lang } = Route.useSearch();
  return <AnswerScreen token={token} language={lang} />;
}
