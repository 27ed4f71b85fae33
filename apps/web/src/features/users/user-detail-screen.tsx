import type { Property } from "@ymp/ui/patterns/property-list";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { CircleAlert, MailPlus } from "lucide-react";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useScreenCrumbs } from "../../app/shell/slots.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { DepartmentCell } from "./crew-columns.tsx";
import { PersonAvatar } from "./person-cell.tsx";
import { SharedJobs } from "./shared-jobs.tsx";
import { UserDialogsProvider } from "./user-dialogs.tsx";
import { UserMenu } from "./user-menu.tsx";
import { useResendWelcome } from "./users.mutations.ts";
import { type UserDetail, useUser } from "./users.queries.ts";

/** An account: how the person is reached, what they were invited for, and what was shared with them. */
export function UserDetailScreen({ userId }: { userId: string }) {
  const user = useUser(userId);
  useScreenCrumbs([{ label: user.name }]);
  return (
    <UserDialogsProvider>
      <div className="flex min-h-0 flex-1 flex-col">
        <DetailHeader user={user} />
        <div className="grid min-h-0 flex-1 auto-rows-min gap-x-10 gap-y-8 overflow-y-auto px-6 pb-16 max-md:px-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-8">
            <ContactSection user={user} />
            <SignInSection user={user} />
          </div>
          {user.role === "user" ? <SharedJobs user={user} /> : null}
        </div>
      </div>
    </UserDialogsProvider>
  );
}

function DetailHeader({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const page = user.role === "user" ? "shipyarprofile" : "profiledetails";
  return (
    <ScreenHeader
      className="py-3"
      title={user.name}
      count={user.userType ? t(`users:userType.${user.userType}`) : t(`users:role.${user.role}`)}
      facts={
        user.isDeleted || user.hasEnded ? (
          <Badge tone="draft">{t(user.isDeleted ? "users:badge.deleted" : "users:badge.ended")}</Badge>
        ) : undefined
      }
      tools={
        <>
          <PersonAvatar person={{ ...user, color: user.backgroundColor }} size="lg" />
          {user.profileId ? (
            <Button variant="outline" asChild>
              <PathLink href={`/app/${page}/${user.profileId}`}>{t("users:toProfile")}</PathLink>
            </Button>
          ) : null}
          <UserMenu row={user} />
        </>
      }
    />
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-semibold text-base">{title}</h2>
      {children}
    </section>
  );
}

function ContactSection({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const properties: Property[] = [
    {
      id: "email",
      label: t("users:column.email"),
      value: (
        <a className="link break-all" href={`mailto:${user.email}`}>
          <bdi>{user.email}</bdi>
        </a>
      ),
    },
    { id: "jobTitle", label: t("users:column.jobTitle"), value: user.jobTitle ?? t("users:notSet") },
    ...(user.department
      ? [
          {
            id: "department",
            label: t("users:column.department"),
            value: <DepartmentCell department={user.department} />,
          },
        ]
      : []),
    ...(user.userType
      ? [{ id: "kind", label: t("users:column.userType"), value: t(`users:userType.${user.userType}`) }]
      : []),
  ];
  return (
    <Section title={t("users:contact")}>
      <PropertyList properties={properties} />
    </Section>
  );
}

function SignInSection({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const now = useNow();
  const { endsOn, invitedAt, lastSeenAt } = user;
  const properties: Property[] = [
    { id: "username", label: t("users:column.username"), value: user.username },
    { id: "ends", label: t("users:column.endsOn"), value: endsOn ? formats.date(endsOn) : t("users:noEnd") },
    ...(invitedAt
      ? [{ id: "invited", label: t("users:column.invited"), value: <InvitationState user={user} at={invitedAt} /> }]
      : []),
    {
      id: "seen",
      label: t("users:column.lastSeen"),
      value: lastSeenAt ? formats.ago(lastSeenAt, now) : t("users:neverSeen"),
    },
  ];
  return (
    <Section title={t("users:signIn")}>
      <PropertyList properties={properties} />
    </Section>
  );
}

/** When the mail went, what became of it, and whether the person has used it. */
function InvitationState({ user, at }: { user: UserDetail; at: Date }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const resend = useResendWelcome();
  const isOpen = user.mustChangePassword || user.welcomeMail === "failed";
  return (
    <>
      <span>{formats.dateTime(at)}</span>
      {user.welcomeMail === "failed" ? (
        <span className="flex items-center gap-1.5 text-status-overdue">
          <CircleAlert aria-hidden className="size-3.5" />
          {t("users:accountState.mailFailed")}
        </span>
      ) : (
        <span className="text-muted-foreground">
          {t(isOpen ? "users:accountState.invited" : "users:invitationUsed")}
        </span>
      )}
      {isOpen && user.mayAct && !user.isDeleted ? (
        <Button
          size="sm"
          variant="outline"
          busy={resend.isPending}
          onClick={() => resend.mutate({ userId: user.userId })}
        >
          <MailPlus />
          {t("users:action.resendShort")}
        </Button>
      ) : null}
    </>
  );
}
