import { Link, Navigate, useParams } from "@tanstack/react-router";
import { isPlannedScreen } from "@ymp/core/planned-screens";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Construction } from "lucide-react";
import { useTranslation } from "../lib/translation.tsx";

/** Anyone who follows an address of a screen that is still to come is told so; any other leads home. */
export function NotBuilt() {
  const { t } = useTranslation();
  const { _splat } = useParams({ from: "/app/$" });
  if (!isPlannedScreen(_splat ?? "")) return <Navigate to="/app/home" replace />;
  const home = (
    <Button asChild>
      <Link to="/app/home">{t("common:backHome")}</Link>
    </Button>
  );
  return (
    <EmptyState icon={<Construction />} title={t("help:notBuilt.title")} actions={home}>
      {t("help:notBuilt.text")}
    </EmptyState>
  );
}
