import { IconButton } from "@ymp/ui/primitives/button";
import { Popover, PopoverContent, PopoverTrigger } from "@ymp/ui/primitives/popover";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useAccess } from "../../app/session.ts";
import { lazyView } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAttention } from "./attention.queries.ts";

export const AttentionStrip = lazyView(async () => (await import("./attention-strip.tsx")).AttentionStrip);

/** The same as is above one's own day, for those who begin elsewhere. */
export function AttentionButton() {
  const { seesOnlyShared } = useAccess();
  return seesOnlyShared ? null : <Opener />;
}

function Opener() {
  const { t } = useTranslation("attention");
  const [isOpen, setOpen] = useState(false);
  const { data } = useAttention();
  const count = data?.cards.reduce((sum, card) => sum + card.count, 0) ?? 0;
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label={data ? t(count > 0 ? "open" : "calm", { count }) : t("title")}>
          <span className="relative">
            <TriangleAlert />
            {count > 0 ? (
              <span aria-hidden className="absolute -end-1 -top-1 size-2 rounded-full bg-status-overdue" />
            ) : null}
          </span>
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={t("title")}
        className="max-h-[min(640px,var(--radix-popper-available-height))] w-[460px] p-0 pb-4"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a")) setOpen(false);
        }}
      >
        <AttentionStrip />
      </PopoverContent>
    </Popover>
  );
}
