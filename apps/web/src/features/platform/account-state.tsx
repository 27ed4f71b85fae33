import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DraftIcon, WaitingIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import type { AccountRow } from "./platform.queries.ts";

/** The state of an account as a sign and a word: the strongest that holds. */
export function AccountStateMark({ account }: { account: Pick<AccountRow, "state" | "mustChangePassword"> }) {
  const { t } = useTranslation("platform-screens");
  const { icon: Icon, className, key } = markOf(account);
  return (
    <span className={`flex items-center gap-1.5 ${className}`}>
      <Icon />
      <bdi>{t(`accounts.${key}`)}</bdi>
    </span>
  );
}

function markOf({ state, mustChangePassword }: Pick<AccountRow, "state" | "mustChangePassword">) {
  if (state === "erased") return { icon: DraftIcon, className: "text-muted-foreground", key: "state.erased" };
  if (state === "deleted") return { icon: OverdueIcon, className: "text-status-overdue", key: "state.deleted" };
  if (mustChangePassword) return { icon: WaitingIcon, className: "text-status-waiting", key: "mustChange" };
  return { icon: CompletedIcon, className: "", key: "state.current" };
}
