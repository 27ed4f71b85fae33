import { Link } from "@tanstack/react-router";
import { fullName } from "@ymp/core/people/profile-fields";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Pencil } from "lucide-react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Person } from "./people.queries.ts";
import { ProfileMenu, type ProfileMenuProps } from "./profile-menu.tsx";
import { awaitsDecision } from "./signature-picture.tsx";
import { usePortrait } from "./use-portrait.ts";

/** Who this is, where they work, whether they are on board, and what can be done. */
export function ProfileHeader(props: ProfileMenuProps) {
  return useMedia(phoneQuery) ? <PhoneHeader {...props} /> : <WideHeader {...props} />;
}

function WideHeader({ person, accountItems }: ProfileMenuProps) {
  const portrait = usePortrait(person);
  return (
    <div className="flex flex-none items-center ps-6">
      <Avatar person={portrait} decorative className="size-14 text-lg" />
      <div className="min-w-0 flex-1">
        <ScreenHeader
          className="py-3 ps-4!"
          title={fullName(person)}
          count={<Badges person={person} />}
          facts={<Facts person={person} />}
          tools={<ProfileMenu person={person} accountItems={accountItems} />}
          action={person.may.edit ? <EditLink person={person} size="md" /> : undefined}
        />
      </div>
    </div>
  );
}

function PhoneHeader({ person, accountItems }: ProfileMenuProps) {
  const portrait = usePortrait(person);
  return (
    <>
      <ScreenHeader title={fullName(person)} tools={<ProfileMenu person={person} accountItems={accountItems} />} />
      <div className="flex flex-none items-center gap-3 px-4 pb-2">
        <Avatar person={portrait} decorative className="size-14 text-lg" />
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <Badges person={person} />
          <div className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
            <Facts person={person} />
          </div>
        </div>
        {person.may.edit ? <EditLink person={person} size="touch" /> : null}
      </div>
    </>
  );
}

function Facts({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { jobTitle, department, role, userType } = person;
  const roleWord = t(role === "user" && userType ? `users:userType.${userType}` : `users:role.${role}`);
  return (
    <>
      {jobTitle ? <bdi>{jobTitle}</bdi> : null}
      {department ? (
        <DeptBar department={department} name={t(`departments:of.${department}`)}>
          {t(`departments:of.${department}`)}
        </DeptBar>
      ) : null}
      {roleWord === jobTitle ? null : (
        <span className="whitespace-nowrap">
          {jobTitle || department ? <span aria-hidden>· </span> : null}
          <bdi>{roleWord}</bdi>
        </span>
      )}
    </>
  );
}

/** Not the next thing to do while a signature waits for the reader's word. */
function EditLink({ person, size }: { person: Person; size: "md" | "touch" }) {
  const { t } = useTranslation();
  return (
    <Button variant={awaitsDecision(person) ? "outline" : "primary"} size={size} asChild>
      <Link to="/app/editprofile/$id" params={{ id: person.id }}>
        <Pencil />
        {t("people:action.edit")}
      </Link>
    </Button>
  );
}

function Badges({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { hasLeft, role, isOnboard, isUnreviewed } = person;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {hasLeft ? <Badge tone="draft">{t("people:state.left")}</Badge> : null}
      {hasLeft || role === "user" ? null : (
        <Badge tone={isOnboard ? "done" : "line"}>
          {t(isOnboard ? "people:state.onboard" : "people:state.ashore")}
        </Badge>
      )}
      {isUnreviewed ? <Badge tone="due-soon">{t("people:state.unreviewed")}</Badge> : null}
    </span>
  );
}
