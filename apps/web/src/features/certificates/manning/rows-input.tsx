import { factsOfPaper, paperTypes } from "@ymp/core/people/document-types";
import { manningCapacities } from "@ymp/core/people/manning-capacities";
import type { ManningRow } from "@ymp/core/people/safe-manning";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Select } from "@ymp/ui/primitives/select";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { WholeInput } from "../../../lib/whole-input.tsx";
import { usePaperWords } from "../../people/papers/use-paper-words.ts";
import { newRow } from "./new-row.ts";

const none = "none";
const certificates = paperTypes.filter((type) => factsOfPaper(type).secrecy === "certificate" && type !== "other");

export interface RowsInputProps {
  rows: readonly ManningRow[];
  most: number;
  onRowsChange: (rows: ManningRow[]) => void;
}

/** The rows of the document, as many persons of each capacity. */
export function RowsInput({ rows, most, onRowsChange }: RowsInputProps) {
  const { t } = useTranslation("certificates");
  const { typeName } = usePaperWords();
  const change = (id: string, values: Partial<ManningRow>) =>
    onRowsChange(rows.map((row) => (row.id === id ? { ...row, ...values } : row)));
  const capacities = manningCapacities.map((value) => ({ value, label: t(`manning.capacities.${value}`) }));
  const papers = certificates.map((value) => ({ value, label: typeName(value) }));
  return (
    <div className="flex flex-col gap-3">
      {rows.map(({ id, capacity, certificate, number, isDual }) => (
        <div key={id} className="surface grid grid-cols-[72px_1fr_auto] items-center gap-2 p-3">
          <WholeInput
            aria-label={t("manning.least")}
            value={number}
            onValueChange={(value) => change(id, { number: value ?? 1 })}
          />
          <Select
            aria-label={t("manning.capacity")}
            value={capacity}
            options={capacities}
            onValueChange={(value) => change(id, { capacity: value })}
          />
          <IconButton
            label={t("manning.removeRow")}
            disabled={rows.length === 1}
            onClick={() => onRowsChange(rows.filter((row) => row.id !== id))}
          >
            <Trash2 />
          </IconButton>
          <div className="col-span-3 grid gap-2 sm:grid-cols-2 sm:items-center">
            <Select
              aria-label={t("manning.certificate")}
              value={certificate ?? none}
              options={[{ value: none, label: t("manning.noCertificate") }, ...papers]}
              onValueChange={(value) => change(id, { certificate: paperTypes.find((type) => type === value) ?? null })}
            />
            <CheckboxField
              label={t("manning.dual")}
              checked={isDual}
              onCheckedChange={(checked) => change(id, { isDual: checked === true })}
            />
          </div>
        </div>
      ))}
      <Button
        variant="secondary"
        className="self-start"
        disabled={rows.length >= most}
        onClick={() => onRowsChange([...rows, newRow("deckRating", null)])}
      >
        <Plus />
        {t("manning.addRow")}
      </Button>
    </div>
  );
}
