import { Badge } from "@ymp/ui/primitives/badge";
import { useTranslation } from "../../lib/translation.tsx";
import type { ListedMail } from "./crew-mail.queries.ts";

/** What matters most of how a mail fares: to whom it did not go, then who still waits. */
export function DeliveryBadge({ counts: { waiting, sent, kept, failed } }: Pick<ListedMail, "counts">) {
  const { t } = useTranslation("crew-mail");
  const total = waiting + sent + kept + failed;
  if (failed > 0) return <Badge tone="overdue">{t("delivery.failed", { count: failed, total })}</Badge>;
  if (waiting > 0) return <Badge tone="due-soon">{t("delivery.waiting", { count: waiting, total })}</Badge>;
  return <Badge tone="line">{kept > 0 ? t("state.kept") : t("delivery.sent", { count: sent })}</Badge>;
}
