import { type ReadyDesign, readyDesigns } from "@ymp/core/books/ready-designs";
import { Button } from "@ymp/ui/primitives/button";
import { useId } from "react";
import { useTranslation } from "../../../lib/translation.tsx";

interface ReadyDesignsProps {
  onBegin: (design: Pick<ReadyDesign, "title" | "columns">) => void;
}

/** Records of the law that have no form of their own, to begin a design with. */
export function ReadyDesigns({ onBegin }: ReadyDesignsProps) {
  const { t } = useTranslation("book-design");
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-border border-t p-4">
      <h2 id={heading} dir="auto" className="text-sm">
        {t("ready")}
      </h2>
      <p dir="auto" className="mt-1 text-muted-foreground text-xs">
        {t("readyHelp")}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {readyDesigns.map(({ id, title, columns }) => (
          <Button key={id} onClick={() => onBegin({ title, columns })}>
            {t(`readyOf.${id}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
