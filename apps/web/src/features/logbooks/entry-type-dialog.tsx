import type { EntryType } from "@ymp/core/definitions/definition";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { Book } from "./logbooks.queries.ts";

interface EntryTypeDialogProps {
  book: Book;
  types: readonly EntryType[];
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** What kind of entry: the letters of the form, or the tables and tests of the book. */
export function EntryTypeDialog({ book, types, onChoose, onClose }: EntryTypeDialogProps) {
  const { t } = useTranslation("logbooks");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("choose.title")}
        footer={
          <Button variant="ghost" size="lg" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
        }
      >
        {book.facts.flags.filterFailed ? (
          <p role="status" className="flex items-start gap-2 rounded-md bg-status-overdue-bg px-3 py-2 text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none text-status-overdue" />
            <span dir="auto">{t("filterFailed")}</span>
          </p>
        ) : null}
        <ul className="flex flex-col">
          {types.map(({ code, title }) => (
            <li key={code}>
              <button
                type="button"
                className="flex min-h-touch w-full items-center gap-3 rounded-md px-2 py-1.5 text-start text-sm hover:bg-accent"
                onClick={() => onChoose(code)}
              >
                {code.length <= 2 ? <span className="w-8 flex-none font-semibold">{code} </span> : null}
                <span lang="en" className="min-w-0">
                  {title}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
