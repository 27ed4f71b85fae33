import { useTrpc } from "../../app/services-context.tsx";
import { type PickerControl, RecordPicker } from "../../lib/pickers/record-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { AccountRow } from "./platform.queries.ts";

export interface AccountPickerProps extends PickerControl {
  account: { userId: string; name: string } | null;
  onPick: (account: AccountRow | null) => void;
}

/** One account of the platform, found by name, username, email or vessel. */
export function AccountPicker({ account, ...control }: AccountPickerProps) {
  const { t } = useTranslation("platform-screens");
  const { platform } = useTrpc();
  return (
    <RecordPicker
      {...control}
      find={(search) => platform.accounts.queryOptions({ search: search || undefined, limit: 30 })}
      itemOf={({ userId, name, username }) => ({ value: userId, label: name, fact: username })}
      chosen={account ? { value: account.userId, label: account.name } : null}
      placeholder={t("people.choose")}
      clearable
    />
  );
}
