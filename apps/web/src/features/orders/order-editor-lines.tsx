import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../lib/translation.tsx";
import { ItemPicker } from "../inventory/item-picker.tsx";
import { OrderEditorLine } from "./order-editor-line.tsx";
import type { DraftLine, OrderDraft } from "./order-form.ts";

export interface OrderEditorLinesProps {
  draft: OrderDraft;
  faults: Record<string, string>;
  onAdd: () => void;
  onAddItem: (itemId: string) => void;
  onChange: (id: string, part: Partial<DraftLine>) => void;
  onRemove: (id: string) => void;
}

/** The lines by keyboard: Enter goes on to the next, and from the last begins a new one. */
export function OrderEditorLines({ draft, faults, onAdd, onAddItem, onChange, onRemove }: OrderEditorLinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const next = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const { name } = event.target;
    const own = event.target.closest("li")?.dataset.line;
    const place = draft.lines.findIndex(({ id }) => id === own);
    if (place === draft.lines.length - 1) flushSync(onAdd);
    const row = list.current?.children[place + 1];
    const field = place === draft.lines.length - 1 ? "description" : name;
    row?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  };
  const addFreeText = () => {
    flushSync(onAdd);
    list.current?.lastElementChild?.querySelector<HTMLInputElement>('input[name="description"]')?.focus();
  };
  return (
    <section aria-label={t("orders:tabs.lines")}>
      <SectionHead title={t("orders:tabs.lines")} fact={draft.lines.length || undefined} />
      {faults.lines ? (
        <p role="alert" className="text-sm text-status-overdue">
          {t(faults.lines)}
        </p>
      ) : null}
      <ul ref={list} onKeyDown={next} className="divide-y divide-border">
        {draft.lines.map((line) => (
          <OrderEditorLine
            key={line.id}
            line={line}
            currency={draft.currency}
            faults={faults}
            onChange={(part) => onChange(line.id, part)}
            onRemove={() => onRemove(line.id)}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div className="min-w-60 flex-1">
          <ItemPicker label={t("orders:editor.fromStores")} item={null} onPick={(item) => item && onAddItem(item.id)} />
        </div>
        <Button size="lg" onClick={addFreeText}>
          <Plus />
          {t("orders:editor.freeText")}
        </Button>
      </div>
    </section>
  );
}
