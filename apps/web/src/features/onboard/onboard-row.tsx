import { fileAddress } from "@ymp/core/file-address";
import { type EndReason, endReasons } from "@ymp/core/people/onboard";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Check, Footprints, LogOut, MoreHorizontal, PenLine, Plane, UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useCan, useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { EngagementTarget } from "../people/engagements/engagement-dialog.tsx";
import { useSetStatus } from "./onboard.mutations.ts";
import type { OnboardPerson } from "./onboard.queries.ts";
import { nameOf } from "./onboard-people.ts";
import { OnboardSince, OnboardState } from "./onboard-state.tsx";

export interface OnboardRowProps {
  person: OnboardPerson;
  onSign: (target: EngagementTarget) => void;
}

/** The whole row moves the person; who goes ashore says for how long with one more touch. */
export function OnboardRow({ person, onSign }: OnboardRowProps) {
  const mayAdminister = useCan("employees:edit");
  const setStatus = useSetStatus(nameOf(person));
  const move = (isOnboard: boolean, reason?: EndReason) =>
    setStatus.mutate({ profileId: person.id, isOnboard, reason, at: new Date() });
  const asksReason = person.isOnboard && mayAdminister;
  return (
    <li className="flex items-stretch hover:bg-accent">
      {person.may.setStatus ? (
        asksReason ? (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <RowButton person={person} />
            </DropdownMenuTrigger>
            <LeaveReasons
              onLeave={(reason) => move(false, reason)}
              onConfirm={person.may.confirm ? () => move(true) : undefined}
            />
          </DropdownMenu>
        ) : (
          <RowButton person={person} onClick={() => move(!person.isOnboard)} />
        )
      ) : (
        <div className={rowClass}>
          <RowFace person={person} />
        </div>
      )}
      <RowMenu person={person} mayAdminister={mayAdminister} onSign={onSign} />
    </li>
  );
}

const rowClass =
  "flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-2 text-start -outline-offset-2 max-md:min-h-16 max-md:px-3";

function RowButton({ person, ...props }: ComponentProps<"button"> & { person: OnboardPerson }) {
  const { t } = useTranslation("onboard");
  const name = nameOf(person);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={person.isOnboard}
      aria-label={t("row.switch", { name })}
      className={rowClass}
      {...props}
    >
      <RowFace person={person} />
    </button>
  );
}

function RowFace({ person }: { person: OnboardPerson }) {
  const vesselId = useVessel().id;
  const name = nameOf(person);
  const photoUrl = person.photoFileId ? fileAddress(vesselId, person.photoFileId, "thumb") : null;
  return (
    <>
      <span className="flex-none">
        <Avatar person={{ name, color: person.color, photoUrl }} size="touch" decorative />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block font-medium max-md:text-lg">
          {name}
        </span>
        {person.rank ? (
          <span dir="auto" className="block text-muted-foreground text-sm">
            {person.rank}
          </span>
        ) : null}
        <OnboardSince person={person} className="md:hidden" />
      </span>
      <OnboardState person={person} />
    </>
  );
}

const reasonIcons = { shore: Footprints, leave: Plane, left: LogOut } as const;

interface LeaveReasonsProps {
  onLeave: (reason: EndReason) => void;
  /** Says that somebody is on board who had told it themselves. */
  onConfirm: (() => void) | undefined;
}

function LeaveReasons({ onLeave, onConfirm }: LeaveReasonsProps) {
  const { t } = useTranslation("onboard");
  return (
    <DropdownMenuContent className="min-w-60">
      {onConfirm ? (
        <DropdownMenuItem onSelect={onConfirm}>
          <Check />
          {t("confirm")}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuLabel>{t("leave.question")}</DropdownMenuLabel>
      {endReasons.map((reason) => {
        const Icon = reasonIcons[reason];
        return (
          <DropdownMenuItem key={reason} onSelect={() => onLeave(reason)}>
            <Icon />
            {t(`leave.${reason}`)}
          </DropdownMenuItem>
        );
      })}
    </DropdownMenuContent>
  );
}

interface RowMenuProps extends OnboardRowProps {
  mayAdminister: boolean;
}

function RowMenu({ person, mayAdminister, onSign }: RowMenuProps) {
  const { t } = useTranslation("onboard");
  const { id: profileId, engagement, jobTitle } = person;
  const name = nameOf(person);
  return (
    <span className="flex flex-none items-center pe-3 max-md:pe-1">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t("row.more", { name })}>
            <MoreHorizontal />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <PathLink href={`/app/profiledetails/${profileId}`}>
              <UserRound />
              {t("row.profile")}
            </PathLink>
          </DropdownMenuItem>
          {mayAdminister ? (
            <DropdownMenuItem
              onSelect={() =>
                onSign(
                  engagement
                    ? { kind: "off", profileId, name, engagementId: engagement.id }
                    : { kind: "on", profileId, name, rank: jobTitle },
                )
              }
            >
              <PenLine />
              {t(engagement ? "engagement.signOff" : "engagement.signOn")}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}
