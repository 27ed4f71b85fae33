import { Link } from "@tanstack/react-router";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { useTranslation } from "../../lib/translation.tsx";

export function PasswordCard() {
  const { t } = useTranslation();
  return (
    <Card>
      <SectionHead title={t("security:password.title")} level={2}>
        <Button asChild variant="outline">
          <Link to="/app/change-password">{t("security:password.change")}</Link>
        </Button>
      </SectionHead>
      <p dir="auto" className="mt-1 text-muted-foreground text-sm">
        {t("security:password.text")}
      </p>
    </Card>
  );
}
