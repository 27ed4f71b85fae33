import { IconButton } from "@ymp/ui/primitives/button";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useLeaveWords } from "./use-leave-words.ts";

export function PanelHead({ title, badge, onClose }: { title: string; badge?: ReactNode; onClose: () => void }) {
  const { t } = useLeaveWords();
  return (
    <div className="flex h-12 flex-none items-center gap-2 border-border border-b ps-4 pe-2">
      <h2 dir="auto" className="min-w-0 flex-1 truncate font-semibold text-sm">
        {title}
      </h2>
      {badge}
      <IconButton label={t("close")} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
