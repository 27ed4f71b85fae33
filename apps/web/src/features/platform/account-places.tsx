import { Link } from "@tanstack/react-router";
import { asCalendarDate } from "@ymp/core/calendar-date";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Building2, Plus } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { MemberMenu } from "./member-menu.tsx";
import type { AccountRecord } from "./platform.queries.ts";

const AddVesselDialog = lazyPanel("dialog", async () => (await import("./member-dialogs.tsx")).AddVesselDialog);

type HeldPlace = AccountRecord["memberships"][number];

/** The vessels and companies that the account opens. */
export function AccountPlaces({ account }: { account: AccountRecord }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const [isAdding, setIsAdding] = useState(false);
  const { memberships, companies, may } = account;
  return (
    <section>
      <SectionHead title={t("accounts.memberships")} fact={formats.count(memberships.length)}>
        {may.addPlace ? (
          <Button size="sm" variant="ghost" onClick={() => setIsAdding(true)}>
            <Plus />
            {t("accounts.addVessel")}
          </Button>
        ) : null}
      </SectionHead>
      {memberships.length === 0 && companies.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("accounts.none")}</p>
      ) : null}
      <RowList>
        {memberships.map((place) => (
          <PlaceRow key={place.vesselId} account={account} place={place} />
        ))}
        {companies.map(({ companyId, name }) => (
          <li key={companyId}>
            <Building2 aria-hidden className="size-4 flex-none text-muted-foreground" />
            <span dir="auto" className="min-w-0 flex-1 break-words font-medium">
              {name}
            </span>
            <span>{t("role.management")}</span>
          </li>
        ))}
      </RowList>
      {isAdding ? <AddVesselDialog person={account} onClose={() => setIsAdding(false)} /> : null}
    </section>
  );
}

function PlaceRow({ account, place }: { account: AccountRecord; place: HeldPlace }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const { vesselId: id, vesselName: name, edition, role, department, userType, isDeleted } = place;
  const endsOn = asCalendarDate(place.endsOn);
  const position = [
    t(role === "user" && userType ? `userType.${userType}` : `role.${role}`),
    department ? t(`departments:of.${department}`) : null,
  ].filter(Boolean);
  return (
    <li className="py-1">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
        <Link
          to={edition === "full" ? "/app/superadmin/$id" : "/app/liteboatdetails/$id"}
          params={{ id }}
          dir="auto"
          className="break-words font-medium hover:underline"
        >
          {name}
        </Link>
        {isDeleted ? <Badge tone="overdue">{t("people.isDeleted")}</Badge> : null}
        {endsOn ? <Badge tone="line">{t("people.until", { date: formats.date(endsOn) })}</Badge> : null}
      </span>
      <bdi className="flex-none text-end">{formats.list(position)}</bdi>
      {account.may.addPlace ? (
        <MemberMenu vessel={{ id, name, edition, timeZone: "UTC" }} person={account} label={name} />
      ) : null}
    </li>
  );
}
