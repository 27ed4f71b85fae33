import { useCallback } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { AccountRow } from "./platform.queries.ts";

type Places = Pick<AccountRow, "memberships" | "companies">;

/** "M/Y Seraphine and 2 more": where an account may go, its companies after its vessels. */
export function useVesselsOf(): (account: Places) => string {
  const { t } = useTranslation("platform-screens");
  return useCallback(
    ({ memberships, companies }) => {
      const held = memberships.filter(({ isDeleted }) => !isDeleted).map(({ vesselName }) => vesselName);
      const [first, ...more] = [...held, ...companies.map(({ name }) => name)];
      if (!first) return t("accounts.noVessel");
      return more.length > 0 ? t("accounts.andMore", { first, count: more.length }) : first;
    },
    [t],
  );
}
