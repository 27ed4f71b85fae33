import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";

export const Route = createFileRoute("/app/equipment/")({
  staticData: { crumb: "navigation:equipment" },
  component: Equipment,
});

function Equipment() {
  const { t } = useTranslation();
  return <ScreenHeader title={t("navigation:equipment")} />;
}
