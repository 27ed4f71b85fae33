import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../../app/services-context.tsx";
import { type FieldWords, useFieldWords } from "../../../lib/forms/field-words.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import type { MachineOfPart } from "./edited-part.ts";
import { ItemName } from "./part-fields.tsx";

const names: Readonly<Record<string, string>> = { sectionId: "section", itemId: "item", fittedQuantity: "fitted" };

/** The fields of a part and their values, where two people changed one of them. */
export function usePartWords({ id: equipmentId }: MachineOfPart): FieldWords {
  const { t } = useTranslation();
  const { data: sections = [] } = useQuery(useTrpc().spareParts.sections.queryOptions({ equipmentId }));
  return useFieldWords((field) => t(`equipment:part.${names[field] ?? field}`), {
    sectionId: (section) => sections.find(({ id }) => id === section)?.name,
    itemId: (item) => <ItemName id={String(item)} />,
  });
}
