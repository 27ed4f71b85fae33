import { PanelLeft, PanelTopClose, PanelTopOpen } from "lucide-react";
import { useSetTheme } from "../../features/theme/theme.mutations.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useServices, useStore } from "../services-context.tsx";
import { BarButton } from "./bar-button.tsx";

export function CollapseToggle() {
  const { t } = useTranslation();
  const { navCollapsed, navType } = useStore(useServices().theme);
  const setTheme = useSetTheme({ isQuiet: true });
  const Icon = navType === "side" ? PanelLeft : navCollapsed ? PanelTopOpen : PanelTopClose;
  return (
    <BarButton
      label={t(navCollapsed ? "navigation:expand" : "navigation:collapse")}
      aria-pressed={navCollapsed}
      onClick={() => setTheme({ navCollapsed: !navCollapsed })}
    >
      <Icon />
    </BarButton>
  );
}
