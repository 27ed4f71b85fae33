import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { crewList } from "./crew-list.tsx";
import { NewPersonPanel } from "./new-person-panel.tsx";
import { crewAddress } from "./users.search.ts";

export function CrewScreen() {
  const { search } = useListAddress(crewAddress);
  return <ListScreen list={crewList} form={({ onClose }) => <NewPersonPanel open={search.new} onClose={onClose} />} />;
}
