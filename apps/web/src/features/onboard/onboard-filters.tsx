import { Segmented } from "@ymp/ui/primitives/segmented";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { OnboardList } from "./onboard.queries.ts";
import { useOnboardAddress } from "./onboard-address.ts";

const everybody = "all";

export function OnboardFilters({ list }: { list: OnboardList }) {
  const { t } = useTranslation("onboard");
  const { search, go } = useOnboardAddress();
  const { onBoard, total } = list.counts;
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4">
      <Segmented
        label={t("where.label")}
        value={search.where ?? everybody}
        onValueChange={(where) => go({ where: where === "aboard" || where === "ashore" ? where : undefined })}
        options={[
          { value: everybody, label: t("where.all", { count: total }) },
          { value: "aboard", label: t("where.aboard", { count: onBoard }) },
          { value: "ashore", label: t("where.ashore", { count: total - onBoard }) },
        ]}
      />
      <div className="flex min-w-44 max-w-72 flex-1 max-md:max-w-none max-md:basis-full">
        <SearchField
          label={t("search")}
          hint={t("searchHint")}
          text={search.search ?? ""}
          onChange={(text) => go({ search: text || undefined })}
        />
      </div>
    </div>
  );
}
