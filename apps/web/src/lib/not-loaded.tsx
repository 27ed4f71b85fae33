import { ErrorState } from "@ymp/ui/patterns/states";
import { refusalOf } from "../app/failures.ts";
import { useTranslation } from "./translation.tsx";

export interface AskedQuery {
  error: unknown;
  isRefetching: boolean;
  refetch: () => unknown;
}

/** What could not be read: why, as the server said it, and the way to ask again. */
export function NotLoaded({ query }: { query: AskedQuery }) {
  const { t } = useTranslation();
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
