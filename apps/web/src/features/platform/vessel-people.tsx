import { Link } from "@tanstack/react-router";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Card, RowList, SectionHead } from "@ymp/ui/primitives/card";
import { UserPlus } from "lucide-react";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { MemberMenu } from "./member-menu.tsx";
import type { VesselMember, VesselRecord } from "./platform.queries.ts";
import type { VesselCardProps } from "./vessel-cards.tsx";

/** Everybody with a place on the vessel, its captains first. */
export function VesselPeople({ vessel, open }: VesselCardProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const { people } = vessel;
  return (
    <Card>
      <SectionHead title={t("people.title")} fact={formats.count(people.length)} level={2}>
        <Button size="sm" variant="ghost" onClick={() => open("add")}>
          <UserPlus />
          {t("people.add")}
        </Button>
      </SectionHead>
      {people.length === 0 ? (
        <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-sm">
          {t("people.none")}
        </p>
      ) : (
        <RowList className="mt-1">
          {people.map((member) => (
            <MemberRow key={member.userId} vessel={vessel} member={member} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function MemberRow({ vessel, member }: { vessel: VesselRecord; member: VesselMember }) {
  const { t } = useTranslation("platform-screens");
  const { userId, name, jobTitle, role, department, userType, backgroundColor } = member;
  const position = [
    t(role === "user" && userType ? `userType.${userType}` : `role.${role}`),
    department ? t(`departments:of.${department}`) : null,
  ].filter(Boolean);
  return (
    <li className="py-1.5">
      <Avatar person={{ name, color: backgroundColor }} size="lg" decorative />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <AccountLink edition={vessel.edition} userId={userId}>
            {name}
          </AccountLink>
          <MemberMarks member={member} />
        </span>
        <span dir="auto" className="block break-words text-muted-foreground text-xs">
          {listed([jobTitle, member.email], t)}
        </span>
        <bdi className="block text-xs sm:hidden">{listed(position, t)}</bdi>
      </span>
      <bdi className="flex-none max-sm:hidden">{listed(position, t)}</bdi>
      <MemberMenu vessel={vessel} person={{ userId, name }} label={name} />
    </li>
  );
}

function AccountLink({ edition, userId, children }: { edition: "full" | "lite"; userId: string; children: string }) {
  const props = { search: { user: userId }, className: "font-medium hover:underline", dir: "auto" } as const;
  return edition === "full" ? (
    <Link to="/app/adminusers" {...props}>
      {children}
    </Link>
  ) : (
    <Link to="/app/liteadminusers" {...props}>
      {children}
    </Link>
  );
}

function MemberMarks({ member }: { member: VesselMember }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const { endsOn, hasEnded, isDeleted, isAccountDeleted } = member;
  const date = endsOn ? formats.date(endsOn) : "";
  return (
    <>
      {isAccountDeleted ? <Badge tone="overdue">{t("people.accountDeleted")}</Badge> : null}
      {isDeleted && !isAccountDeleted ? <Badge tone="overdue">{t("people.isDeleted")}</Badge> : null}
      {endsOn && hasEnded ? <Badge tone="overdue">{t("people.ended", { date })}</Badge> : null}
      {endsOn && !hasEnded ? <Badge tone="line">{t("people.until", { date })}</Badge> : null}
    </>
  );
}
