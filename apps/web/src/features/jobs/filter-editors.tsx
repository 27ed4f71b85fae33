import type { CalendarDate } from "@ymp/core/calendar-date";
import { dueBuckets } from "@ymp/core/maintenance/due-state";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { AnyOf } from "../../lib/lists/filter-editors.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { FilterSearch } from "./jobs.search.ts";
import { PersonPicker } from "./person-picker.tsx";

/** What a filter editor reads and changes. */
export interface FilterEditorProps {
  search: FilterSearch;
  onChange: (change: FilterSearch) => void;
}

export interface DueEditorProps extends FilterEditorProps {
  today: CalendarDate;
}

export function DueEditor({ search, onChange, today }: DueEditorProps) {
  const { t } = useTranslation();
  const { buckets = [] } = search;
  const chosen = search.isOverdue ? (["overdue", ...buckets] as const) : buckets;
  return (
    <div className="flex flex-col gap-4">
      <AnyOf
        options={dueBuckets.map((value) => ({ value, label: t(`jobs:bucket.${value}`) }))}
        chosen={chosen}
        onChange={(buckets) =>
          onChange({ buckets: buckets && dueBuckets.filter((known) => buckets.includes(known)), isOverdue: undefined })
        }
      />
      <div className="grid grid-cols-2 gap-2">
        <Field label={t("jobs:filters.from")}>
          <DateField
            size="sm"
            today={today}
            value={search.dueFrom ?? null}
            max={search.dueBy}
            onValueChange={(date) => onChange({ dueFrom: date ?? undefined })}
          />
        </Field>
        <Field label={t("jobs:filters.by")}>
          <DateField
            size="sm"
            today={today}
            value={search.dueBy ?? null}
            min={search.dueFrom}
            onValueChange={(date) => onChange({ dueBy: date ?? undefined })}
          />
        </Field>
      </div>
    </div>
  );
}

export function AssigneeEditor({ search, onChange }: FilterEditorProps) {
  const { t } = useTranslation();
  const { assigneeId } = search;
  const who = assigneeId === "me" || assigneeId === "nobody" ? assigneeId : "someone";
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        fill
        label={t("jobs:filters.assignee")}
        value={who}
        onValueChange={(value) => onChange({ assigneeId: value === "someone" ? undefined : value })}
        options={[
          { value: "me", label: t("jobs:filters.me") },
          { value: "nobody", label: t("jobs:filters.nobody") },
          { value: "someone", label: t("jobs:filters.someone") },
        ]}
      />
      {who === "someone" ? (
        <PersonPicker
          label={t("jobs:filters.assignee")}
          personId={assigneeId ?? null}
          onPick={(person) => onChange({ assigneeId: person?.id })}
        />
      ) : null}
    </div>
  );
}

/** What is typed reaches the address when the field is left or Enter is pressed. */
export function SearchEditor({ search, onChange }: FilterEditorProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(search.search ?? "");
  const commit = () => onChange({ search: text.trim() || undefined });
  return (
    <Input
      type="search"
      aria-label={t("jobs:filters.search")}
      placeholder={t("jobs:filters.searchHint")}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
}
