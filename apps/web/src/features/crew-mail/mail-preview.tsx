import { todayIn } from "@ymp/core/calendar-date";
import { fillPlaceholders, recipientsOf, unknownPlaceholders } from "@ymp/core/people/crew-mail";
import { SectionHead } from "@ymp/ui/primitives/card";
import { useFormContext, useWatch } from "react-hook-form";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { MailDesk } from "./crew-mail.queries.ts";
import type { MailInput } from "./write-mail-sheet.tsx";

type Named = { firstName: string; lastName: string };
const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

/** Who gets the mail and who does not, and how the first of them reads it. */
export function MailPreview({ desk }: { desk: MailDesk }) {
  const { t } = useTranslation("crew-mail");
  const formats = useFormats();
  const vessel = useVessel();
  const today = todayIn(vessel.timeZone, useNow());
  const { control } = useFormContext<MailInput>();
  const [audience, department, profileIds, subject, body] = useWatch({
    control,
    name: ["audience", "department", "profileIds", "subject", "body"],
  });
  const { recipients, withoutAddress, offTheList } = recipientsOf(desk.people, { audience, department, profileIds });
  const unknown = unknownPlaceholders(`${subject} ${body}`);
  const [first] = recipients;
  const words = { name: first ? nameOf(first) : "", vessel: vessel.name, date: formats.date(today) };
  const named = (people: readonly Named[]) => formats.list(people.map(nameOf));
  return (
    <section className="flex flex-col gap-2 text-sm">
      <SectionHead title={t("preview.title")} fact={recipients.length} />
      <p dir="auto">{first ? t("preview.goesTo", { count: recipients.length }) : t("preview.nobody")}</p>
      {withoutAddress.length > 0 ? (
        <p dir="auto" className="text-status-due-soon">
          {t("preview.withoutAddress", { people: named(withoutAddress) })}
        </p>
      ) : null}
      {offTheList.length > 0 ? (
        <p dir="auto" className="text-muted-foreground">
          {t("preview.offTheList", { people: named(offTheList) })}
        </p>
      ) : null}
      {unknown.length > 0 ? (
        <p dir="auto" className="text-status-due-soon">
          {t("preview.unknown", { words: formats.list(unknown) })}
        </p>
      ) : null}
      {first && (subject || body) ? (
        <div className="rounded-md border border-border bg-muted px-4 py-3">
          <p dir="auto" className="text-muted-foreground text-xs">
            {t("preview.as", { name: nameOf(first) })}
          </p>
          <p dir="auto" className="mt-1 break-words font-semibold">
            {fillPlaceholders(subject, words)}
          </p>
          <p dir="auto" className="mt-2 whitespace-pre-line break-words leading-normal">
            {fillPlaceholders(body, words)}
          </p>
        </div>
      ) : null}
    </section>
  );
}
