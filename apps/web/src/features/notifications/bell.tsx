import { IconButton } from "@ymp/ui/primitives/button";
import { Bell } from "lucide-react";
import type { ReactNode } from "react";
import { useVesselOrNone } from "../../app/session.ts";
import { BarButton } from "../../app/shell/bar-button.tsx";
import { usePanel } from "../../app/shell/panels.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useUnread } from "./notifications.queries.ts";

const mostCounted = 99;

/** The bell of a header. On a phone it is as large as a thumb. */
export function NoticesBell({ isTouch = false }: { isTouch?: boolean }) {
  const { t } = useTranslation();
  const panel = usePanel("notices");
  const unread = useUnread();
  const vessel = useVesselOrNone();
  if (!vessel || vessel.access.blockedBy) return null;
  const label = unread > 0 ? t("navigation:bell.unread", { count: unread }) : t("navigation:bell.title");
  const props = {
    label,
    "aria-haspopup": "dialog" as const,
    "aria-expanded": panel.open,
    onClick: () => panel.onOpenChange(!panel.open),
  };
  const face = (
    <Counted count={unread}>
      <Bell />
    </Counted>
  );
  return isTouch ? (
    <IconButton size="icon-touch" {...props}>
      {face}
    </IconButton>
  ) : (
    <BarButton {...props}>{face}</BarButton>
  );
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <span className="relative inline-flex">
      {children}
      {count > 0 ? (
        <span
          aria-hidden
          className="absolute -end-2 -top-2 min-w-4 rounded-full bg-primary px-1 text-center font-semibold text-2xs text-primary-foreground tabular-nums leading-4"
        >
          {count > mostCounted ? t("navigation:bell.many") : count}
        </span>
      ) : null}
    </span>
  );
}
