import { accountStates } from "@ymp/core/lists";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { CircleDot, Shield } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { AccountsSearch } from "./platform.search.ts";

type Filters = Pick<AccountsSearch, "state" | "isSuperadmin">;

export function useAccountFields({ state, isSuperadmin }: Filters, onChange: (change: Filters) => void): FilterField[] {
  const { t } = useTranslation("platform-screens");
  return [
    {
      id: "state",
      label: t("filter.state"),
      icon: <CircleDot />,
      value: state && state !== "current" ? t(`accounts.state.${state}`) : null,
      editor: (
        <Segmented
          label={t("filter.state")}
          value={state ?? "current"}
          onValueChange={(next) => onChange({ state: next === "current" ? undefined : next })}
          options={accountStates.map((value) => ({ value, label: t(`accounts.state.${value}`) }))}
        />
      ),
      onClear: () => onChange({ state: undefined }),
    },
    {
      id: "superadmin",
      label: t("accounts.superadmin"),
      icon: <Shield />,
      value: isSuperadmin ? t("accounts.yes") : null,
      editor: (
        <SwitchField
          label={t("accounts.filter.superadmin")}
          checked={isSuperadmin ?? false}
          onCheckedChange={(on) => onChange({ isSuperadmin: on || undefined })}
        />
      ),
      onClear: () => onChange({ isSuperadmin: undefined }),
    },
  ];
}
