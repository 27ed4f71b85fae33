import { type Property, PropertyList } from "@ymp/ui/patterns/property-list";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Card, RowList, SectionHead } from "@ymp/ui/primitives/card";
import { PathLink } from "../../app/path-link.tsx";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSupportVisits, useVesselPeople, type VesselRecord } from "./vessel.queries.ts";

type Subscription = NonNullable<VesselRecord["subscription"]>;
type Visit = OutputOf<"vessel.visits">[number];

/** What the vessel has subscribed to, and whom to ask about it. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("vessel");
  const formats = useFormats();
  const { edition, plan, state, endsOn, companyName } = subscription;
  const standing = <Badge tone={state === "ACTIVE" ? "done" : "overdue"}>{t(`subscription.${state}`)}</Badge>;
  const properties: Property[] = [
    { id: "edition", label: t("subscription.edition"), value: t(`subscription.${edition}`) },
    { id: "plan", label: t("subscription.plan"), value: t(`subscription.${plan}`) },
    { id: "state", label: t("subscription.state"), value: standing },
    {
      id: "endsOn",
      label: t("subscription.endsOn"),
      value: endsOn ? formats.date(endsOn) : t("subscription.runsOn"),
    },
    ...(companyName ? [{ id: "company", label: t("subscription.company"), value: companyName }] : []),
  ];
  return (
    <Card>
      <SectionHead title={t("subscription.title")} level={2} />
      <PropertyList properties={properties} />
      <p dir="auto" className="mt-1 text-muted-foreground text-sm">
        {companyName ? t("subscription.askCompany", { company: companyName }) : t("subscription.askPlatform")}
      </p>
    </Card>
  );
}

/** How many people, and who administers the vessel; nothing for those who may not see the crew. */
export function PeopleCard() {
  const { t } = useTranslation("vessel");
  const { data } = useVesselPeople();
  if (!data) return null;
  const { people, onboard, accounts, administrators } = data;
  return (
    <Card>
      <SectionHead title={t("people.title")} level={2}>
        <Button asChild size="sm" variant="ghost">
          <PathLink href="/app/employees">{t("people.toCrew")}</PathLink>
        </Button>
        <Button asChild size="sm" variant="ghost">
          <PathLink href="/app/users">{t("people.toAccounts")}</PathLink>
        </Button>
      </SectionHead>
      <p dir="auto" className="text-muted-foreground text-sm">
        {[t("people.onboard", { onboard, people }), t("people.accounts", { accounts })].join(" · ")}
      </p>
      <h3 className="mt-3 font-medium text-muted-foreground text-xs">{t("people.administrators")}</h3>
      {administrators.length === 0 ? <p className="mt-1 text-sm">{t("people.noAdministrator")}</p> : null}
      <RowList>
        {administrators.map(({ userId, profileId, name, jobTitle }) => (
          <li key={userId}>
            {profileId ? (
              <PathLink href={`/app/profiledetails/${profileId}`} dir="auto" className="font-medium hover:underline">
                {name}
              </PathLink>
            ) : (
              <span dir="auto" className="font-medium">
                {name}
              </span>
            )}
            <span dir="auto" className="text-muted-foreground">
              {jobTitle}
            </span>
          </li>
        ))}
      </RowList>
    </Card>
  );
}

/** Who came aboard from the platform, and why. */
export function SupportVisitsCard() {
  const { t } = useTranslation("vessel");
  const { data: visits } = useSupportVisits();
  if (!visits) return null;
  return (
    <Card>
      <SectionHead title={t("support.title")} level={2} fact={visits.length > 0 ? visits.length : undefined} />
      <RowsOrNone label={t("support.title")} rows={visits} none={t("support.none")} rowId={({ id }) => id}>
        {(visit) => <VisitRow visit={visit} />}
      </RowsOrNone>
    </Card>
  );
}

function VisitRow({ visit: { name, reason, startedAt, endedAt, endsAt, isOpen } }: { visit: Visit }) {
  const { t } = useTranslation("vessel");
  const formats = useFormats();
  const from = formats.dateTime(startedAt);
  const over = endedAt && endedAt < endsAt ? endedAt : endsAt;
  return (
    <li className="flex-col items-start! gap-0.5! py-2">
      <span dir="auto">{t("support.visit", { name, reason })}</span>
      <span dir="auto" className="text-muted-foreground text-xs">
        {isOpen ? t("support.open", { from }) : t("support.from", { from, to: formats.dateTime(over) })}
      </span>
    </li>
  );
}
