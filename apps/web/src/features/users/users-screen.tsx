import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { NewPersonPanel } from "./new-person-panel.tsx";
import { UserDialogsProvider } from "./user-dialogs.tsx";
import { usersAddress } from "./users.search.ts";
import { usersList } from "./users-list.tsx";

export function UsersScreen() {
  const { search } = useListAddress(usersAddress);
  return (
    <UserDialogsProvider>
      <ListScreen list={usersList} form={({ onClose }) => <NewPersonPanel open={search.new} onClose={onClose} />} />
    </UserDialogsProvider>
  );
}
