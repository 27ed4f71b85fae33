import { cn } from "@ymp/ui/lib/cn";
import { withMod } from "@ymp/ui/lib/keys";
import { Kbd } from "@ymp/ui/primitives/kbd";
import { Search } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { usePanels } from "./panels.tsx";

/** Looks like a field, opens the palette. */
export function FindField({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { show } = usePanels();
  return (
    <button
      type="button"
      onClick={() => show("find")}
      aria-keyshortcuts="Control+K Meta+K"
      className={cn("flex h-control items-center gap-2 overflow-hidden rounded-md px-2 text-sm", className)}
    >
      <Search aria-hidden className="size-4 flex-none" />
      <span className="min-w-0 flex-1 truncate text-start">{t("navigation:find")}</span>
      <Kbd aria-hidden className="text-topnav-foreground">
        {withMod("K")}
      </Kbd>
    </button>
  );
}
