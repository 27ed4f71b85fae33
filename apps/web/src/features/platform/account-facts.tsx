import { todayIn } from "@ymp/core/calendar-date";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { AccountRecord } from "./platform.queries.ts";

/** Who the account is and how it is guarded. */
export function AccountFacts({ account }: { account: AccountRecord }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const now = useNow();
  const { username, email, jobTitle, createdAt, lastSeenAt, secondStepSince, sessions, tokens } = account;
  const text = (value: string) => <bdi className="min-w-0 break-words">{value}</bdi>;
  return (
    <PropertyList
      properties={[
        { id: "username", label: t("accounts.column.username"), value: text(username) },
        { id: "email", label: t("accounts.column.email"), value: text(email) },
        ...(jobTitle ? [{ id: "jobTitle", label: t("accounts.jobTitle"), value: text(jobTitle) }] : []),
        { id: "created", label: t("accounts.since"), value: formats.date(todayIn("UTC", createdAt)) },
        {
          id: "lastSeen",
          label: t("accounts.column.lastSeen"),
          value: lastSeenAt ? formats.ago(lastSeenAt, now) : t("figure.never"),
        },
        {
          id: "keys",
          label: t("accounts.signIn"),
          value: (
            <span>
              <bdi className="block">{t("accounts.sessions", { count: sessions })}</bdi>
              {tokens > 0 ? <bdi className="block">{t("accounts.tokens", { count: tokens })}</bdi> : null}
            </span>
          ),
        },
        {
          id: "twoStep",
          label: t("accounts.column.twoStep"),
          value: secondStepSince
            ? t("accounts.twoStepOn", { date: formats.dateTime(secondStepSince) })
            : t("accounts.off"),
        },
      ]}
    />
  );
}
