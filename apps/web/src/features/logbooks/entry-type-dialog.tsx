import type { EntryType } from "@ymp/core/definitions/definition";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { FormText } from "../../lib/definitions/form-text.tsx";
import { FormKind } from "../../lib/definitions/form-words.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { Book } from "./logbooks.queries.ts";

const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

interface EntryTypeDialogProps {
  book: Book;
  types: readonly EntryType[];
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** What kind of entry: the letters of the form, which are keys here, or the tables and tests of the book. */
export function EntryTypeDialog({ book, types, onChoose, onClose }: EntryTypeDialogProps) {
  const { t } = useTranslation("logbooks");
  const list = useRef<HTMLUListElement>(null);
  const options = () => [...(list.current?.querySelectorAll("button") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const lettered = types.find(({ code }) => code === event.key.toUpperCase());
    const step = steps.get(event.key);
    if (!lettered && !step) return;
    event.preventDefault();
    if (lettered) return onChoose(lettered.code);
    const all = options();
    const at = all.findIndex((option) => option.matches(":focus"));
    all.at((at + (step ?? 0)) % all.length)?.focus();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("choose.title")}
        onKeyDown={onKeyDown}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          options()[0]?.focus();
        }}
        footer={
          <Button variant="ghost" size="lg" onClick={onClose}>
            {t("controls:cancel")}
          </Button>
        }
      >
        {book.facts.flags.filterFailed ? (
          <p role="status" className="flex items-start gap-2 rounded-md bg-status-overdue-bg px-3 py-2 text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none text-status-overdue" />
            <span dir="auto">{t("filterFailed")}</span>
          </p>
        ) : null}
        <FormKind value={book.kind}>
          <ul ref={list} className="flex flex-col">
            {types.map(({ code, title }) => (
              <li key={code}>
                <button
                  type="button"
                  className="flex min-h-touch w-full items-center gap-3 rounded-md px-2 py-1.5 text-start text-sm hover:bg-accent"
                  onClick={() => onChoose(code)}
                >
                  {code.length <= 2 ? <span className="w-8 flex-none font-semibold">{code} </span> : null}
                  <FormText english={title} className="min-w-0" />
                </button>
              </li>
            ))}
          </ul>
        </FormKind>
      </DialogContent>
    </Dialog>
  );
}
