import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useAudienceWords } from "./audience-words.ts";
import type { ListedMail } from "./crew-mail.queries.ts";
import { DeliveryBadge } from "./delivery-badge.tsx";

export function useCrewMailColumns(): DataColumn<ListedMail>[] {
  const { t } = useTranslation("crew-mail");
  const formats = useFormats();
  const audience = useAudienceWords();
  return useMemo(() => {
    const muted = (text: string) => <bdi className="text-muted-foreground">{text}</bdi>;
    return [
      {
        id: "subject",
        header: t("field.subject"),
        width: "minmax(180px,2fr)",
        isName: true,
        cell: ({ subject }) => <bdi className="font-medium">{subject}</bdi>,
      },
      { id: "to", header: t("column.to"), width: "minmax(120px,1fr)", cell: (row) => muted(audience(row)) },
      {
        id: "sender",
        header: t("column.sender"),
        width: "minmax(120px,1fr)",
        wideOnly: true,
        cell: ({ senderName }) => muted(senderName),
      },
      { id: "sent", header: t("column.sent"), width: "150px", cell: ({ sentAt }) => muted(formats.dateTime(sentAt)) },
      {
        id: "delivery",
        header: t("column.delivery"),
        width: "minmax(160px,1fr)",
        cell: ({ counts }) => <DeliveryBadge counts={counts} />,
      },
    ];
  }, [t, formats, audience]);
}
