import { Link } from "@tanstack/react-router";
import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "../../lib/translation.tsx";
import { AuthCard } from "./auth-card.tsx";

export function SuccessScreen() {
  const { t } = useTranslation();
  return (
    <AuthCard title={t("passwords:successTitle")} lead={t("passwords:successText")}>
      <Button asChild variant="primary" size="lg" className="h-10">
        <Link to="/auth/login">{t("sign-in:submit")}</Link>
      </Button>
    </AuthCard>
  );
}
