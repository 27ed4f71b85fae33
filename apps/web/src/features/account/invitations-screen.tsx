import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@ymp/ui/patterns/states";
import { MailOpen } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** Where the mail leads. The cards themselves stand above every screen. */
export function InvitationsScreen() {
  const { t } = useTranslation();
  const { data } = useQuery(useTrpc().users.invitations.queryOptions());
  return (
    <>
      <ScreenHeader title={t("users:asked.page")} />
      {data?.length === 0 ? (
        <EmptyState icon={<MailOpen />} title={t("users:asked.none")}>
          {t("users:asked.noneWhy")}
        </EmptyState>
      ) : null}
    </>
  );
}
