import type { PaperType } from "@ymp/core/people/document-types";
import { Button } from "@ymp/ui/primitives/button";
import { Plus } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import type { Papers } from "./papers.queries.ts";
import { usePaperWords } from "./use-paper-words.ts";

/** A quiet hint at what people of the department usually hold and this one has not handed in. */
export function UsualPapers({ papers, onAdd }: { papers: Papers; onAdd: (type: PaperType) => void }) {
  const { t } = useTranslation("papers");
  const { typeName } = usePaperWords();
  if (papers.missing.length === 0) return null;
  return (
    <section aria-label={t("usual")} className="text-sm">
      <h2 className="mb-1.5 text-muted-foreground">{t("usual")}</h2>
      <ul className="flex flex-wrap gap-2">
        {papers.missing.map((type) => (
          <li key={type}>
            {papers.addable.includes(type) ? (
              <Button variant="outline" size="sm" onClick={() => onAdd(type)}>
                <Plus />
                {typeName(type)}
              </Button>
            ) : (
              <span className="inline-flex h-control-sm items-center rounded-md px-2.5 text-muted-foreground inset-ring inset-ring-border">
                {typeName(type)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
