import { useQuery } from "@tanstack/react-query";
import { Combobox, type ComboboxItem } from "@ymp/ui/primitives/combobox";
import { useDeferredValue, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useChoices } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { AccountRow } from "./platform.queries.ts";

const shownAtOnce = 30;

export interface AccountPickerProps {
  account: { userId: string; name: string } | null;
  onPick: (account: AccountRow | null) => void;
  id?: string;
}

/** One account of the platform, found by name, username, email or vessel. */
export function AccountPicker({ account, onPick, ...trigger }: AccountPickerProps) {
  const { t } = useTranslation("platform-screens");
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim()) || undefined;
  const options = useTrpc().platform.accounts.queryOptions({ search, limit: shownAtOnce });
  const { rows, ...choices } = useChoices(useQuery(options), { queryKey: options.queryKey, search });
  return (
    <Combobox
      {...trigger}
      items={rows.map(itemOf)}
      {...choices}
      value={account ? { value: account.userId, label: account.name } : null}
      onValueChange={(item) => onPick(rows.find(({ userId }) => userId === item?.value) ?? null)}
      onSearch={setText}
      placeholder={t("people.choose")}
      clearable
    />
  );
}

function itemOf({ userId, name, username }: AccountRow): ComboboxItem {
  return { value: userId, label: name, fact: username };
}
