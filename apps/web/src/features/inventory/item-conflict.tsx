import { useQuery } from "@tanstack/react-query";
import { Conflict } from "@ymp/ui/patterns/conflict";
import { refusalOf } from "../../app/failures.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Item } from "./inventory.queries.ts";
import type { ItemFormInput } from "./item-form-sheet.tsx";

const compared = [
  ["name", "name"],
  ["partNo", "partNo"],
  ["category", "category"],
  ["subCategory", "subCategory"],
  ["manufacturer", "manufacturer"],
  ["modelNo", "modelNo"],
  ["barcode", "barcode"],
  ["minQuantity", "min"],
  ["maxQuantity", "max"],
  ["description", "description"],
] as const;

export interface ItemConflictProps {
  /** The item as the form began with it. */
  item: Item;
  mine: () => ItemFormInput;
  error: unknown;
  onKeepMine: (theirs: Item) => void;
  onTakeTheirs: (theirs: Item) => void;
}

/** Somebody else saved the item while it was being changed here: both versions in sight, and a choice. */
export function ItemConflict({ item, mine, error, onKeepMine, onTakeTheirs }: ItemConflictProps) {
  const { t } = useTranslation();
  const isStale = refusalOf(error)?.code === "stale";
  const { data: theirs } = useQuery({
    ...useTrpc().inventory.get.queryOptions({ id: item.id }),
    enabled: isStale,
    staleTime: 0,
  });
  if (!isStale) return <FormRefusal error={error} />;
  if (!theirs || theirs.version === item.version) return null;
  const own = mine();
  const differing = compared.filter(([field]) => String(own[field] ?? "") !== String(theirs[field] ?? ""));
  const listed = (values: Partial<Record<(typeof compared)[number][0], unknown>>) => (
    <dl>
      {differing.map(([field, name]) => (
        <div key={field}>
          <dt className="text-muted-foreground text-xs">{t(`inventory:field.${name}`)}</dt>
          <dd dir="auto">{String(values[field] ?? "") || t("inventory:told.nothing")}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Conflict
      title={t("inventory:conflict.title")}
      yours={listed(own)}
      theirs={{ heading: t("inventory:conflict.other"), value: listed(theirs) }}
      onKeepMine={() => onKeepMine(theirs)}
      onTakeTheirs={() => onTakeTheirs(theirs)}
      note={t("inventory:conflict.note")}
    />
  );
}
