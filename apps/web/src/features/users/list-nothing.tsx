import { EmptyState, NoMatchState } from "@ymp/ui/patterns/states";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type AskedQuery, NotLoaded } from "../../lib/not-loaded.tsx";

export interface ListNothingProps {
  query: AskedQuery & { isError: boolean };
  isFiltered: boolean;
  onClear: () => void;
  title: string;
  text: string;
  actions?: ReactNode;
}

/** Why the list is empty: it could not be read, the filters find nobody, or there is nobody. */
export function ListNothing({ query, isFiltered, onClear, title, text, actions }: ListNothingProps) {
  const { t } = useTranslation();
  if (query.isError) return <NotLoaded query={query} />;
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
