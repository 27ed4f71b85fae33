import { HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type GuestChange, useGuestHistory } from "./guests.queries.ts";

const verbs = ["created", "updated", "archived", "restored", "erased"] as const;

/** Who entered the record and changed which fields, newest first. What stood in them is told nowhere. */
export function GuestHistory({ guestId }: { guestId: string }) {
  const { t } = useTranslation("guests");
  const formats = useFormats();
  const sentence = ({ verb, diff }: GuestChange) => {
    const known = verbs.find((one) => one === verb) ?? "updated";
    const fields = Object.keys(diff).map((field) => t(`field.${field}`));
    if (known === "updated" && fields.length > 0) return t("history.fields", { fields: formats.list(fields) });
    return t(`history.${known}`);
  };
  return (
    <HistoryOf
      label={t("tabs.history")}
      query={useGuestHistory(guestId)}
      sentence={sentence}
      system={t("history.system")}
      more={t("history.more")}
    />
  );
}
