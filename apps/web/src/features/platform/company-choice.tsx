import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../lib/translation.tsx";
import { useCompanies } from "./platform.queries.ts";

const none = "none";

export interface CompanyChoiceProps {
  value: string | null;
  onValueChange: (companyId: string | null) => void;
  id?: string;
}

/** The company that looks after a vessel, or none. */
export function CompanyChoice({ value, onValueChange, ...trigger }: CompanyChoiceProps) {
  const { t } = useTranslation("platform-screens");
  const { data: companies = [] } = useCompanies();
  return (
    <Select
      {...trigger}
      options={[
        { value: none, label: t("field.noCompany") },
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? none}
      onValueChange={(chosen) => onValueChange(chosen === none ? null : chosen)}
    />
  );
}
