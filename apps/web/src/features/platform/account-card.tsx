import { Avatar } from "@ymp/ui/primitives/avatar";
import { Shield } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { AccountStateMark } from "./account-state.tsx";
import { useVesselsOf } from "./account-words.ts";
import type { AccountRow } from "./platform.queries.ts";

/** An account on a phone. */
export function AccountCard({ account }: { account: AccountRow }) {
  const { t } = useTranslation("platform-screens");
  const vesselsOf = useVesselsOf();
  const { name, email, backgroundColor, isSuperadmin } = account;
  return (
    <div className="flex min-h-16 items-start gap-3 px-4 py-2.5">
      <Avatar person={{ name, color: backgroundColor }} size="lg" decorative />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="flex items-center gap-1.5 font-medium text-base">
          <span className="min-w-0 break-words">{name}</span>
          {isSuperadmin ? <Shield aria-label={t("accounts.superadmin")} className="size-3.5 flex-none" /> : null}
        </p>
        <p dir="auto" className="break-words text-muted-foreground text-sm">
          {email}
        </p>
        <p dir="auto" className="break-words text-sm">
          {vesselsOf(account)}
        </p>
      </div>
      <span className="flex-none text-sm">
        <AccountStateMark account={account} />
      </span>
    </div>
  );
}
