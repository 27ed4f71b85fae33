import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Search } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { FindPanelProps } from "../../features/find/find-panel.tsx";
import { palettePlaceholder } from "../../lib/palette-labels.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { usePanel } from "./panels.tsx";

/** The head of the palette, which takes what is typed; its list, and what it finds, are on their way. */
export function ComingPalette({ text, onTextChange }: FindPanelProps) {
  const { t } = useTranslation();
  const { onOpenChange } = usePanel("find");
  const isPhone = useMedia(phoneQuery);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    // The whole palette gives the focus back to where it finds it.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const close = () => onOpenChange(false);
  return createPortal(
    <>
      <div aria-hidden className="fixed inset-0 z-50 bg-overlay" onPointerDown={close} />
      <div
        role="dialog"
        aria-modal
        aria-busy
        aria-label={t("navigation:find")}
        className="fixed inset-x-0 top-28 z-50 mx-auto flex h-14 w-palette max-w-[calc(100vw-24px)] items-center gap-3 rounded-xl border-border border-b bg-popover px-5 shadow-lg max-md:top-0 max-md:w-auto max-md:max-w-none max-md:rounded-none"
      >
        <Search aria-hidden className="size-[18px] text-muted-foreground" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-controls={undefined}
          aria-label={t("navigation:find")}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") close();
            if (event.key === "Tab") event.preventDefault();
          }}
          placeholder={t(palettePlaceholder(isPhone))}
          className="h-full min-w-0 flex-1 bg-transparent text-lg caret-ring outline-none"
        />
      </div>
    </>,
    document.body,
  );
}
