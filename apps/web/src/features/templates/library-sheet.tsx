import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { Import, ListPlus } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useMayKeep } from "./may-keep.ts";
import { TemplateFacts } from "./template-facts.tsx";
import { useTakeTemplates } from "./templates.mutations.ts";
import type { ListedTemplate } from "./templates.queries.ts";

interface LibrarySheetProps {
  row: ListedTemplate;
  onApply: () => void;
  onClose: () => void;
}

/** A template of the library to read, with what can be done with it. */
export function LibrarySheet({ row, onApply, onClose }: LibrarySheetProps) {
  const { t } = useTranslation("templates");
  const mayKeep = useMayKeep();
  const take = useTakeTemplates();
  const { ref, equipmentType, template, isTaken } = row;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        className="md:w-[560px]"
        title={<span dir="auto">{template.title}</span>}
        footer={
          mayKeep ? (
            <>
              <Button size="lg" className="me-auto" onClick={onApply}>
                <ListPlus />
                {t("action.apply")}
              </Button>
              <Button
                variant="primary"
                size="lg"
                disabled={isTaken}
                busy={take.isPending}
                onClick={() => take.mutate({ taken: [{ id: newId(), key: ref }] })}
              >
                <Import />
                {t(isTaken ? "origin.taken" : "action.take")}
              </Button>
            </>
          ) : undefined
        }
      >
        <div className="px-5 py-4">
          <TemplateFacts equipmentType={equipmentType} template={template} />
        </div>
      </SheetContent>
    </Sheet>
  );
}
