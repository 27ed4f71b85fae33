import { Link } from "@tanstack/react-router";
import { fullName } from "@ymp/core/people/profile-fields";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import type { Person } from "./people.queries.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import { usePortrait } from "./use-portrait.ts";

/** Who this is, where they work, whether they are on board, and what can be done. */
export function ProfileHeader({ person }: { person: Person }) {
  const { t } = useTranslation();
  const portrait = usePortrait(person);
  const isInvited = person.role === "user";
  return (
    <div className="flex flex-none items-center ps-6 max-md:ps-4">
      <Avatar person={portrait} className="size-14 text-lg" />
      <div className="min-w-0 flex-1">
        <ScreenHeader
          className="py-3 ps-4!"
          title={fullName(person)}
          count={<Badges person={person} />}
          facts={
            <>
              {person.jobTitle ? <bdi>{person.jobTitle}</bdi> : null}
              {person.department ? (
                <DeptBar department={person.department} name={t(`common:department.${person.department}`)}>
                  {t(`common:department.${person.department}`)}
                </DeptBar>
              ) : null}
              <bdi>
                {t(isInvited && person.userType ? `users:userType.${person.userType}` : `users:role.${person.role}`)}
              </bdi>
            </>
          }
          tools={<ProfileMenu person={person} />}
          action={person.may.editBasics ? <EditLink id={person.id} /> : undefined}
        />
      </div>
    </div>
  );
}

function EditLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" asChild>
      <Link to="/app/editprofile/$id" params={{ id }}>
        <Pencil />
        {t("people:action.edit")}
      </Link>
    </Button>
  );
}

function Badges({ person }: { person: Person }): ReactNode {
  const { t } = useTranslation();
  if (person.hasLeft) return <Badge tone="draft">{t("people:state.left")}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {person.role === "user" ? null : (
        <Badge tone={person.isOnboard ? "done" : "line"}>
          {t(person.isOnboard ? "people:state.onboard" : "people:state.ashore")}
        </Badge>
      )}
      {person.isUnreviewed ? <Badge tone="due-soon">{t("people:state.unreviewed")}</Badge> : null}
    </span>
  );
}
