import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";

export const Route = createFileRoute("/app/home")({ staticData: { crumb: "navigation:jobs" }, component: Home });

function Home() {
  const { t } = useTranslation();
  return <ScreenHeader title={t("navigation:jobs")} />;
}
