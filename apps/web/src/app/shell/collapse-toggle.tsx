import { PanelLeft, PanelTopClose, PanelTopOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSetTheme } from "../../features/theme/theme.mutations.ts";
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
