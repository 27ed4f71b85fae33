import { RecordSheet, type RecordSheetProps } from "@ymp/ui/patterns/record-sheet";
import { Badge } from "@ymp/ui/primitives/badge";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AccountActions } from "./account-actions.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { AccountPlaces } from "./account-places.tsx";
import { AccountStateMark } from "./account-state.tsx";
import { ChangeList } from "./change-list.tsx";
import { type AccountRecord, useAccountRecord } from "./platform.queries.ts";

export interface AccountSheetProps {
  userId: string;
  position: RecordSheetProps["position"];
  onClose: () => void;
}

/** One account over the list: where it may go, how it is guarded, and what the platform can do with it. */
export function AccountSheet({ userId, position, onClose }: AccountSheetProps) {
  const { t } = useTranslation("platform-screens");
  const query = useAccountRecord(userId);
  const account = query.data;
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={account?.username ?? ""}
      title={account?.name ?? t("ui:loading")}
      url={window.location.href}
      position={position}
      facts={account ? <Facts account={account} /> : undefined}
      rail={account ? <AccountFacts account={account} /> : undefined}
      railEnd={account ? <AccountHistory userId={userId} /> : undefined}
    >
      {query.isPending ? <Skeleton className="appear-late h-40 rounded-lg" /> : null}
      {query.isError && !account ? <NotLoaded query={query} /> : null}
      {account ? (
        <div className="flex flex-col gap-6">
          <AccountPlaces account={account} />
          <AccountActions account={account} onErased={onClose} />
        </div>
      ) : null}
    </RecordSheet>
  );
}

function Facts({ account }: { account: AccountRecord }) {
  const { t } = useTranslation("platform-screens");
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <AccountStateMark account={account} />
      {account.isSuperadmin ? <Badge tone="progress">{t("accounts.superadmin")}</Badge> : null}
    </span>
  );
}

function AccountHistory({ userId }: { userId: string }) {
  const { t } = useTranslation("platform-screens");
  return (
    <section>
      <SectionHead title={t("history.title")} className="mb-2" />
      <ChangeList of={{ userId }} />
    </section>
  );
}
