import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

/** From a template to the list it stands in. */
export function WayBack() {
  const { t } = useTranslation("templates");
  return (
    <Link
      to="/app/adminjobs"
      className="flex items-center gap-1 text-muted-foreground hover:text-foreground touch:min-h-touch"
    >
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {t("title")}
    </Link>
  );
}
