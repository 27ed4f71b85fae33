import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { useTranslation } from "../../lib/translation.tsx";
import type { ModelsDraft } from "./models-draft.ts";

interface ModelsOptionsProps {
  draft: ModelsDraft;
  onChange: (part: Partial<ModelsDraft>) => void;
}

/** Whether the machines come with their jobs, and how the first of these fall due. */
export function ModelsOptions({ draft: { withJobs, isSpread }, onChange }: ModelsOptionsProps) {
  const { t } = useTranslation("models");
  return (
    <div className="flex flex-wrap gap-x-6">
      <CheckboxField
        label={t("withJobs")}
        checked={withJobs}
        onCheckedChange={(checked) => onChange({ withJobs: checked === true })}
      />
      {withJobs ? (
        <CheckboxField
          label={t("templates:apply.spread")}
          checked={isSpread}
          onCheckedChange={(checked) => onChange({ isSpread: checked === true })}
        />
      ) : null}
    </div>
  );
}
