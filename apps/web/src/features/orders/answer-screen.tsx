import { useQuery } from "@tanstack/react-query";
import type { Locale } from "@ymp/i18n/locales";
import { Mark } from "@ymp/ui/primitives/mark";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useClient, useServices } from "../../app/services-context.tsx";
import { LanguageLinks } from "../../lib/language-links.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AnswerForm } from "./answer-form.tsx";

/** What a supplier sees behind the link of one order: no account, no menu, nothing else of the vessel. */
export function AnswerScreen({ token, language }: { token: string; language: Locale | undefined }) {
  const { t } = useTranslation();
  useLanguageOfLink(language);
  const client = useClient();
  const query = useQuery({
    queryKey: [["orders", "answerOf"], { token }],
    queryFn: () => client.orders.answerOf.mutate({ token }),
    meta: { transient: true },
    refetchOnWindowFocus: false,
    retry: false,
  });
  const refusal = refusalOf(query.error);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 flex-none items-center gap-2.5 border-border border-b px-6 max-md:px-4">
        <Mark className="size-6" />
        <span className="font-semibold">{t("common:product")}</span>
      </header>
      <main className="mx-auto w-full max-w-3xl flex-1 px-6 py-8 max-md:px-4 max-md:py-5">
        {query.data ? <AnswerForm token={token} order={query.data} /> : null}
        {refusal ? <LinkOver isLimit={refusal.code === "limit"} /> : null}
        {query.isError && !refusal ? <NotLoaded query={query} /> : null}
      </main>
      <footer>
        <LanguageLinks />
      </footer>
    </div>
  );
}

/** The language that the order was written in, until another is chosen; the person who is signed in here gets their own back inside. */
function useLanguageOfLink(language: Locale | undefined) {
  const { theme } = useServices();
  const begin = useEffectEvent((locale: Locale) => theme.set({ ...theme.getState(), locale }));
  useEffect(() => {
    if (language) begin(language);
  }, [language]);
}

function LinkOver({ isLimit }: { isLimit: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice title={t(isLimit ? "orders:answer.waitTitle" : "orders:answer.overTitle")}>
      {t(isLimit ? "orders:answer.wait" : "orders:answer.over")}
    </Notice>
  );
}

export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="surface px-6 py-5">
      <h1 dir="auto" className="font-semibold text-xl">
        {title}
      </h1>
      <p className="mt-1.5 text-muted-foreground text-sm">{children}</p>
    </section>
  );
}
