import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Controller } from "react-hook-form";
import { listed } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import type { PaperForm } from "./paper-form.ts";
import type { Paper } from "./papers.queries.ts";
import { usePaperWords } from "./use-paper-words.ts";

/** There is a paper of this kind already: the new one may take its place, or stand beside it as a second visa does. */
export function RenewsField({ form, papers }: { form: PaperForm; papers: readonly Paper[] }) {
  const { t } = useTranslation("papers");
  const { stateWords } = usePaperWords();
  const type = form.watch("type");
  const known = papers.find((paper) => paper.type === type && !paper.isReplaced && paper.may.edit);
  if (!known || type === "other") return null;
  const words = listed([known.title, known.number, stateWords(known)], t);
  return (
    <Controller
      control={form.control}
      name="replacesId"
      render={({ field }) => (
        <CheckboxField
          checked={field.value === known.id}
          onCheckedChange={(checked) => field.onChange(checked === true ? known.id : null)}
          label={t("field.renews", { paper: words })}
          help={t("field.renewsHelp")}
        />
      )}
    />
  );
}
