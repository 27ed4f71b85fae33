import { EmptyState, ErrorState, NoMatchState } from "@ymp/ui/patterns/states";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { refusalOf } from "../../app/failures.ts";

export interface ListNothingProps {
  query: { isError: boolean; isRefetching: boolean; error: unknown; refetch: () => unknown };
  isFiltered: boolean;
  onClear: () => void;
  title: string;
  text: string;
  actions?: ReactNode;
}

/** Why the list is empty: it could not be read, the filters find nobody, or there is nobody. */
export function ListNothing({ query, isFiltered, onClear, title, text, actions }: ListNothingProps) {
  const { t } = useTranslation();
  if (query.isError) {
    const refusal = refusalOf(query.error);
    return (
      <ErrorState
        title={t("common:failure.notLoaded")}
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
        code={refusal?.code ?? "unreachable"}
        requestId={refusal?.requestId ?? undefined}
      >
        {refusal ? t(refusal.messageKey, refusal.params) : t("common:failure.notLoadedWhy")}
      </ErrorState>
    );
  }
  if (isFiltered)
    return (
      <NoMatchState title={t("users:noMatch.title")} onClearAll={onClear}>
        {t("users:noMatch.text")}
      </NoMatchState>
    );
  return (
    <EmptyState icon={<Users />} title={title} actions={actions}>
      {text}
    </EmptyState>
  );
}
