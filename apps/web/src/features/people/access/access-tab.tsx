import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { KeyRound } from "lucide-react";
import { refusalOf } from "../../../app/failures.ts";
import { useTrpc } from "../../../app/services-context.tsx";
import { NotLoaded } from "../../../lib/not-loaded.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { AccessEditor } from "./access-editor.tsx";

export interface AccessTabProps {
  profileId: string;
  userId: string | null;
}

/** What somebody may see and change on this vessel. */
export function AccessTab({ userId }: AccessTabProps) {
  const { t } = useTranslation();
  if (userId) return <AccessOf userId={userId} />;
  return (
    <EmptyState icon={<KeyRound />} title={t("users:access.noAccount")}>
      {t("users:access.noAccountWhy")}
    </EmptyState>
  );
}

function AccessOf({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const query = useQuery(useTrpc().users.get.queryOptions({ userId }));
  if (query.data) return <AccessEditor key={userId} user={query.data} />;
  if (query.isPending) return <Skeleton className="appear-late h-48 rounded-lg" />;
  const refusal = refusalOf(query.error);
  if (refusal?.code === "not_found")
    return (
      <EmptyState icon={<KeyRound />} title={t("users:access.gone")}>
        {t("users:access.goneWhy")}
      </EmptyState>
    );
  return <NotLoaded query={query} />;
}
