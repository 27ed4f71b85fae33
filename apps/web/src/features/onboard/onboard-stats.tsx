import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { StatStrip } from "@ymp/ui/patterns/stat-strip";
import { UsersRound } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { OnboardList } from "./onboard.queries.ts";
import { useOnboardAddress } from "./onboard-address.ts";

/** The head count, and each department's; pressing one narrows the list to it. */
export function OnboardStats({ list }: { list: OnboardList }) {
  const { t } = useTranslation("onboard");
  const formats = useFormats();
  const { search, go } = useOnboardAddress();
  const away = list.counts.total - list.counts.onBoard;
  const departments = list.byDepartment.flatMap(({ department, ...count }) =>
    department ? [{ department, ...count }] : [],
  );
  return (
    <StatStrip
      className="mt-4"
      label={t("stats.label")}
      stats={[
        {
          id: "all",
          label: t("stats.all"),
          icon: <UsersRound />,
          figure: t("stats.figure", {
            onBoard: formats.count(list.counts.onBoard),
            total: formats.count(list.counts.total),
          }),
          trend: away > 0 ? t("stats.away", { count: away }) : t("stats.everybody"),
          pressed: search.department === undefined,
          onPress: () => go({ department: undefined }),
        },
        ...departments.map(({ department, onBoard, total }) => ({
          id: department,
          label: t(`departments:of.${department}`),
          icon: (
            <DeptBar department={department} name={t(`departments:of.${department}`)} className="-me-2">
              {null}
            </DeptBar>
          ),
          figure: formats.count(onBoard),
          trend: onBoard === total ? t("stats.whole") : t("stats.of", { total: formats.count(total) }),
          pressed: search.department === department,
          onPress: () => go({ department: search.department === department ? undefined : department }),
        })),
      ]}
    />
  );
}
