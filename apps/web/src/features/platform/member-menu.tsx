import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ArrowLeftRight, MoreHorizontal, UserCog, UserMinus } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";

const ChangeMemberDialog = lazyPanel(
  "dialog",
  async () => (await import("./change-member-dialog.tsx")).ChangeMemberDialog,
);
const MoveMemberDialog = lazyPanel("dialog", async () => (await import("./member-dialogs.tsx")).MoveMemberDialog);
const RemoveMemberDialog = lazyPanel("dialog", async () => (await import("./member-dialogs.tsx")).RemoveMemberDialog);

export interface MemberMenuProps {
  vessel: { id: string; name: string; timeZone: string; edition: "full" | "lite" };
  person: { userId: string; name: string };
  /** What the button is called: the person where a vessel is looked at, the vessel where a person is. */
  label: string;
}

type Act = "change" | "move" | "remove";

/** What can be done to somebody's place on a vessel. */
export function MemberMenu({ vessel, person, label }: MemberMenuProps) {
  const { t } = useTranslation("platform-screens");
  const [act, setAct] = useState<Act | null>(null);
  const dialog = { vessel, person, onClose: () => setAct(null) };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t("people.actions", { name: label })} size="icon-sm">
            <MoreHorizontal />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setAct("change")}>
            <UserCog />
            {t("people.change")}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAct("move")}>
            <ArrowLeftRight />
            {t("people.switch")}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem destructive onSelect={() => setAct("remove")}>
            <UserMinus />
            {t("people.remove")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {act === "change" ? <ChangeMemberDialog {...dialog} /> : null}
      {act === "move" ? <MoveMemberDialog {...dialog} edition={vessel.edition} /> : null}
      {act === "remove" ? <RemoveMemberDialog {...dialog} /> : null}
    </>
  );
}
