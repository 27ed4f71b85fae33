import { useQuery } from "@tanstack/react-query";
import { Conflict } from "@ymp/ui/patterns/conflict";
import { refusalOf } from "../../app/failures.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { FormRefusal } from "../form-refusal.tsx";
import { useTranslation } from "../translation.tsx";
import { type EditedPart, type PartFormInput, valuesOf } from "./edited-part.ts";

const compared = [
  ["designation", "designation"],
  ["partNo", "partNo"],
  ["figureNumber", "figureNumber"],
  ["fittedQuantity", "fitted"],
  ["unit", "unit"],
  ["measurement", "measurement"],
  ["serialNo", "serialNo"],
  ["standard", "standard"],
  ["key", "key"],
  ["description", "description"],
] as const;

export interface PartConflictProps {
  part: EditedPart;
  /** Of the part as the form began with it. */
  version: number | undefined;
  error: unknown;
  mine: () => PartFormInput;
  /** Goes on from the newest version, with one's own values or with theirs. */
  onResume: (version: number, values?: PartFormInput) => void;
}

/** Somebody else saved the part while it was being changed here: both in sight, and a choice. */
export function PartConflict({ part, version, error, mine, onResume }: PartConflictProps) {
  const { t } = useTranslation();
  const isStale = refusalOf(error)?.code === "stale";
  const options = useTrpc().spareParts.get.queryOptions({ id: part.id });
  const { data: theirs } = useQuery({ ...options, enabled: isStale, staleTime: 0 });
  if (!isStale) return <FormRefusal error={error} />;
  if (!theirs || theirs.version === version) return null;
  const own = mine();
  const differing = compared.filter(([field]) => String(own[field] ?? "") !== String(theirs[field] ?? ""));
  const listed = (values: Partial<Record<(typeof compared)[number][0], unknown>>) => (
    <dl>
      {differing.map(([field, name]) => (
        <div key={field}>
          <dt className="text-muted-foreground text-xs">{t(`equipment:part.${name}`)}</dt>
          <dd dir="auto">{String(values[field] ?? "") || t("spares:conflict.nothing")}</dd>
        </div>
      ))}
    </dl>
  );
  const newest = { ...theirs, itemName: theirs.stock?.name ?? null };
  return (
    <Conflict
      title={t("spares:conflict.title")}
      yours={listed(own)}
      theirs={{ heading: t("spares:conflict.other"), value: listed(theirs) }}
      onKeepMine={() => onResume(theirs.version)}
      onTakeTheirs={() => onResume(theirs.version, valuesOf(newest, null))}
      note={t("spares:conflict.note")}
    />
  );
}
