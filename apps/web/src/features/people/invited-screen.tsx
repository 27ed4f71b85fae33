import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { fullName } from "@ymp/core/people/profile-fields";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import { RowList } from "@ymp/ui/primitives/card";
import { useTrpc } from "../../app/services-context.tsx";
import { useScreenCrumbs } from "../../app/shell/slots.tsx";
import { lazyView } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type Person, usePerson } from "./people.queries.ts";
import { Group } from "./person-group.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import type { AccountItems } from "./profile-menu.tsx";
import { Section } from "./section.tsx";

const Disclosures = lazyView(async () => (await import("./disclosures.tsx")).Disclosures);

/** Somebody from outside: how to reach them, and what they were invited for. */
export function InvitedScreen({ profileId, accountItems }: { profileId: string; accountItems: AccountItems }) {
  const { t } = useTranslation();
  const person = usePerson(profileId);
  const { contact } = person;
  useScreenCrumbs([{ label: fullName(person) }]);
  return (
    <>
      <ProfileHeader person={person} accountItems={accountItems} />
      <div className="grid max-w-6xl items-start gap-4 px-6 pt-2 pb-8 max-md:px-4 lg:grid-cols-2">
        <InvitationCard person={person} />
        {contact ? <Group name="contact" values={{ email: person.email, ...contact }} /> : null}
        {person.userId ? <SharedJobsCard userId={person.userId} /> : null}
        {person.may.seeDisclosures ? (
          <Section title={t("people:disclosures.title")}>
            <Disclosures profileId={profileId} />
          </Section>
        ) : null}
      </div>
    </>
  );
}

function useUser(userId: string | null) {
  const trpc = useTrpc();
  return useQuery(trpc.users.get.queryOptions({ userId: userId ?? "" }, { enabled: userId !== null }));
}

function InvitationCard({ person }: { person: Person }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const user = useUser(person.userId).data;
  const kind = person.userType ? t(`users:userType.${person.userType}`) : t(`users:role.${person.role}`);
  const known = (id: string, label: string, value: string | null | undefined) => (value ? [{ id, label, value }] : []);
  return (
    <Section title={t("people:section.invitation")}>
      <PropertyList
        properties={[
          ...known("kind", t("people:invited.kind"), kind),
          ...known("work", t("people:invited.work"), person.jobTitle),
          ...known("sent", t("people:invited.sent"), user?.invitedAt && formats.dateTime(user.invitedAt)),
          ...known("ends", t("people:invited.ends"), user?.endsOn && formats.date(user.endsOn)),
          ...known("seen", t("people:invited.seen"), user?.lastSeenAt && formats.dateTime(user.lastSeenAt)),
        ]}
      />
    </Section>
  );
}

/** Jobs are the work that is shared one by one; anyone who may administer them does so with the account. */
function SharedJobsCard({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const jobs = useQuery(useTrpc().users.sharedJobs.queryOptions({ userId })).data;
  if (!jobs) return null;
  return (
    <Section title={t("people:section.sharedJobs")}>
      {jobs.length === 0 ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("people:invited.noJobs")}
        </p>
      ) : (
        <RowList>
          {jobs.map((job) => (
            <li key={job.id}>
              <Link to="/app/jobdetails/$id" params={{ id: job.id }} className="min-w-0 truncate hover:underline">
                <bdi>{job.title}</bdi>
              </Link>
            </li>
          ))}
        </RowList>
      )}
    </Section>
  );
}
