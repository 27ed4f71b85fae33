import { Badge } from "@ymp/ui/primitives/badge";
import { Archive, Snowflake } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { ListedWorklist } from "./worklists.queries.ts";

/** What holds a list fast: frozen at yard entry, or closed. Nothing while it is being drawn up. */
export function WorklistState({ list }: { list: Pick<ListedWorklist, "frozenAt" | "closedAt"> }) {
  const { t } = useTranslation("worklists");
  if (list.closedAt)
    return (
      <Badge>
        <Archive />
        {t("state.closed")}
      </Badge>
    );
  if (!list.frozenAt) return null;
  return (
    <Badge>
      <Snowflake />
      {t("frozen")}
    </Badge>
  );
}
