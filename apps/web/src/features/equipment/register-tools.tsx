import { Link } from "@tanstack/react-router";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Footprints, MoreHorizontal, Plus, Settings2, TriangleAlert } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

const tools = [
  { to: "/app/rounds", icon: Footprints, word: "equipment:action.rounds", isForEditors: false },
  { to: "/app/criticalequipment", icon: TriangleAlert, word: "equipment:criticalList.title", isForEditors: false },
  { to: "/app/manageequipment", icon: Settings2, word: "equipment:action.manage", isForEditors: true },
] as const;

const offeredTo = (mayEdit: boolean) => tools.filter(({ isForEditors }) => mayEdit || !isForEditors);

/** What else there is to do with the register. */
export function RegisterTools({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation();
  return offeredTo(mayEdit).map(({ to, icon: Icon, word }) => (
    <IconButton key={to} label={t(word)} asChild>
      <Link to={to}>
        <Icon />
      </Link>
    </IconButton>
  ));
}

/** The same on a phone, where the title has its line with what every screen has there. */
export function RegisterMenu({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("controls:moreActions")} size="icon-touch">
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {mayEdit ? (
          <DropdownMenuItem asChild>
            <Link to="/app/manageequipment" search={{ new: true }}>
              <Plus />
              {t("equipment:action.add")}
            </Link>
          </DropdownMenuItem>
        ) : null}
        {offeredTo(mayEdit).map(({ to, icon: Icon, word }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to}>
              <Icon />
              {t(word)}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
