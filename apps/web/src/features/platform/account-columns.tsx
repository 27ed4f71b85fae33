import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { VerifiedIcon } from "@ymp/ui/primitives/status-icon";
import { Shield } from "lucide-react";
import { useMemo } from "react";
import { columnsOf } from "../../lib/lists/columns-of.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { AccountStateMark } from "./account-state.tsx";
import { useVesselsOf } from "./account-words.ts";
import type { AccountRow } from "./platform.queries.ts";

export function useAccountColumns(): DataColumn<AccountRow>[] {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const vesselsOf = useVesselsOf();
  const now = useNow();
  return useMemo(() => {
    const head = (id: string) => t(`accounts.column.${id}`);
    return columnsOf<AccountRow>(head, {
      name: { width: "minmax(190px,1.4fr)", isName: true, sortable: true, cell: (row) => <NameCell account={row} /> },
      username: { width: "minmax(90px,0.7fr)", wideOnly: true, cell: ({ username }) => username },
      email: { width: "minmax(150px,1.3fr)", cell: ({ email }) => email },
      vessels: { width: "minmax(150px,1.4fr)", cell: (row) => vesselsOf(row) },
      state: { width: "minmax(110px,0.8fr)", cell: (row) => <AccountStateMark account={row} /> },
      twoStep: {
        width: "92px",
        wideOnly: true,
        cell: ({ hasSecondStep }) => <SecondStepMark isOn={hasSecondStep} />,
      },
      lastSeen: {
        width: "minmax(104px,0.7fr)",
        givesWay: true,
        sortable: true,
        cell: ({ lastSeenAt }) =>
          lastSeenAt ? (
            <time dateTime={lastSeenAt.toISOString()} title={formats.dateTime(lastSeenAt)}>
              {formats.ago(lastSeenAt, now)}
            </time>
          ) : (
            <span className="text-muted-foreground">{t("figure.never")}</span>
          ),
      },
    });
  }, [t, formats, vesselsOf, now]);
}

function NameCell({ account }: { account: AccountRow }) {
  const { t } = useTranslation("platform-screens");
  const { name, backgroundColor, isSuperadmin } = account;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar person={{ name, color: backgroundColor }} decorative />
      <span dir="auto" className="min-w-0 font-medium">
        {name}
      </span>
      {isSuperadmin ? (
        <span title={t("accounts.superadmin")} className="text-muted-foreground">
          <Shield aria-hidden className="size-3.5" />
          <span className="sr-only">{t("accounts.superadmin")}</span>
        </span>
      ) : null}
    </span>
  );
}

export function SecondStepMark({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation("platform-screens");
  if (!isOn) return <span className="text-muted-foreground">{t("accounts.off")}</span>;
  return (
    <span className="flex items-center gap-1.5">
      <VerifiedIcon className="text-status-done" />
      <bdi>{t("accounts.on")}</bdi>
    </span>
  );
}
