import type { Signers } from "@ymp/core/books/book-signers";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../../lib/translation.tsx";

const ways = {
  officer: { first: "officer", witness: false },
  officerAndWitness: { first: "officer", witness: true },
  master: { first: "master", witness: false },
  masterAndWitness: { first: "master", witness: true },
} as const satisfies Record<string, Signers>;
type Way = keyof typeof ways;

/** Who signs an entry of the book. */
export function SignersField({ signers, onChange }: { signers: Signers; onChange: (signers: Signers) => void }) {
  const { t } = useTranslation("book-design");
  const way: Way = `${signers.first}${signers.witness ? "AndWitness" : ""}`;
  return (
    <Field label={t("whoSigns")} help={t("masterSignsPages")}>
      <Select
        value={way}
        options={(Object.keys(ways) as Way[]).map((value) => ({ value, label: t(`signers.${value}`) }))}
        onValueChange={(next) => onChange(ways[next])}
      />
    </Field>
  );
}
