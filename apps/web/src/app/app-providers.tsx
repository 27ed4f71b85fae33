import { QueryClientProvider } from "@tanstack/react-query";
import { localeTags } from "@ymp/i18n/locales";
import type { Say } from "@ymp/ui/lib/word-keys";
import { ErrorState } from "@ymp/ui/patterns/states";
import { Toaster } from "@ymp/ui/primitives/toaster";
import { WordsProvider } from "@ymp/ui/primitives/words";
import { type ReactNode, useCallback, useEffect } from "react";
import { TranslationProvider, useTranslation } from "../lib/translation.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { Services } from "./services.ts";
import { ServicesProvider, useServices, useStore } from "./services-context.tsx";

export function AppProviders({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <TranslationProvider translator={services.translator}>
          <Words>
            <LastResort>{children}</LastResort>
            <Toaster />
          </Words>
        </TranslationProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function Words({ children }: { children: ReactNode }) {
  const { theme, translator } = useServices();
  const { locale } = useStore(theme);
  // Of these, sign-in has the words of `ui` alone.
  const { t } = useTranslation("ui", "controls");
  const say: Say = useCallback((key, values) => t(key, values ?? {}), [t]);
  useEffect(() => void translator.speak(locale), [translator, locale]);
  return (
    <WordsProvider say={say} locale={localeTags[locale]}>
      {children}
    </WordsProvider>
  );
}

function LastResort({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary
      fallback={(reload) => (
        <ErrorState title={t("common:failure.broken")} onRetry={reload}>
          {t("common:failure.brokenWhy")}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
