import { FilterBar, type FilterField } from "@ymp/ui/patterns/filter-bar";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { Archive, Cog } from "lucide-react";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { TypePicker } from "../equipment/type-picker.tsx";
import { useTemplatesAddress } from "./templates-address.ts";
import { useTemplateWords } from "./use-template-words.ts";

export function TemplatesFilterBar() {
  const { t } = useTranslation("templates");
  const { search, go, clear } = useTemplatesAddress();
  const words = useTemplateWords();
  const byType: FilterField = {
    id: "type",
    label: t("field.type"),
    icon: <Cog />,
    value: search.type ? words.type(search.type) : null,
    editor: (
      <TypePicker
        aria-label={t("field.type")}
        type={search.type ?? null}
        onPick={(type) => go({ type: type ?? undefined })}
      />
    ),
    onClear: () => go({ type: undefined }),
  };
  const archived: FilterField = {
    id: "archived",
    label: t("filter.archived"),
    icon: <Archive />,
    value: search.archived ? t("lists:yes") : null,
    editor: (
      <SwitchField
        label={t("filter.onlyArchived")}
        checked={search.archived ?? false}
        onCheckedChange={(on) => go({ archived: on || undefined })}
      />
    ),
    onClear: () => go({ archived: undefined }),
  };
  return (
    <FilterBar
      views={[]}
      activeView={null}
      onViewChange={clear}
      fields={search.tab === "library" ? [byType] : [byType, archived]}
      onClearAll={clear}
      tools={
        <div className="flex min-w-0 max-md:w-full">
          <SearchField
            label={t("search")}
            hint={t("searchHint")}
            text={search.search ?? ""}
            onChange={(text) => go({ search: text || undefined })}
          />
        </div>
      }
    />
  );
}
