import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { UserPlus } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { CrewPages } from "../../lib/crew-pages.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { crewList } from "./crew-list.tsx";
import { NewPersonPanel } from "./new-person-panel.tsx";
import { crewAddress } from "./users.search.ts";

export function CrewScreen() {
  const { t } = useTranslation();
  const { search, go } = useListAddress(crewAddress);
  const mayEdit = useCan("employees:edit");
  return (
    <ListScreen
      list={crewList}
      menu={
        mayEdit ? (
          <DropdownMenuItem onSelect={() => go({ new: "invite" })}>
            <UserPlus />
            {t("users:action.invite")}
          </DropdownMenuItem>
        ) : null
      }
      stats={<CrewPages />}
      form={({ onClose }) => <NewPersonPanel open={search.new} onClose={onClose} />}
    />
  );
}
