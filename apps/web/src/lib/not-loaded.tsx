import { ErrorState } from "@ymp/ui/patterns/states";
import { refusalOf } from "../app/failures.ts";
import { useTranslation } from "./translation.tsx";
import { UnreadRecord, useIsUnread } from "./unread-record.tsx";

export interface AskedQuery {
  error: unknown;
  isRefetching: boolean;
  refetch: () => unknown;
}

/**
 * In place of what is not there: nothing while it is on its way; without a link, that it opens by itself; otherwise why it
 * could not be read, as the server said it, and the way to ask again.
 */
export function NotLoaded({ query }: { query: AskedQuery }) {
  const { t } = useTranslation();
  if (useIsUnread(query)) return <UnreadRecord />;
  if (!query.error) return null;
  const refusal = refusalOf(query.error);
  return (
    <ErrorState
      title={t("common:failure.notLoaded")}
      onRetry={() => void query.refetch()}
      retrying={query.isRefetching}
      code={refusal?.code}
      requestId={refusal?.requestId ?? undefined}
    >
      {refusal ? t(refusal.messageKey, refusal.params) : t("common:failure.notLoadedWhy")}
    </ErrorState>
  );
}
