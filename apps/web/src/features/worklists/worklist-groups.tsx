import { worklistGroupings } from "@ymp/core/lists";
import { GroupMenu } from "../../lib/lists/group-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { groupingOf, useWorklistsAddress } from "./worklists-address.ts";

/** By what the jobs of a list are gathered. */
export function WorklistGroups() {
  const { t } = useTranslation("worklists");
  const { search, go } = useWorklistsAddress();
  return (
    <GroupMenu
      label={t("group.label")}
      groupings={worklistGroupings}
      value={groupingOf(search)}
      wordOf={(grouping) => t(`group.${grouping}`)}
      onChange={(by) => go({ by: by === "none" ? undefined : by }, { replace: true })}
    />
  );
}
