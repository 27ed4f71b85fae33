import { Link } from "@tanstack/react-router";
import { CircleHelp, Palette } from "lucide-react";
import { NoticesBell } from "../../features/notifications/bell.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { BarButton } from "./bar-button.tsx";
import { usePanel } from "./panels.tsx";
import { ShipClock } from "./ship-clock.tsx";
import { SyncWord } from "./sync-word.tsx";

/** Saved or not, ship's time, notices, help, theme. */
export function HeaderTools() {
  const { t } = useTranslation();
  const theme = usePanel("theme");
  return (
    <>
      <SyncWord />
      <Rule />
      <ShipClock />
      <Rule />
      <NoticesBell />
      <Link
        to="/app/help"
        aria-label={t("navigation:help")}
        title={t("navigation:help")}
        className="tap-target inline-flex size-control flex-none items-center justify-center rounded-md text-(--bar-muted) hover:bg-(--bar-active) hover:text-(--bar-foreground) [&_svg]:size-4"
      >
        <CircleHelp />
      </Link>
      <BarButton
        label={t("navigation:theme")}
        aria-haspopup="dialog"
        aria-expanded={theme.open}
        onClick={() => theme.onOpenChange(true)}
      >
        <Palette />
      </BarButton>
    </>
  );
}

function Rule() {
  return <span aria-hidden className="mx-1 h-5 w-px flex-none bg-(--bar-border) max-lg:hidden" />;
}
