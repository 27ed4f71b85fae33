import { fileAddress } from "@ymp/core/file-address";
import { fullName } from "@ymp/core/people/profile-fields";
import { useVessel } from "../../app/session.ts";
import type { Person } from "./people.queries.ts";

/** The person as an avatar shows them. */
export function usePortrait(person: Person) {
  const vesselId = useVessel().id;
  const photoUrl = person.photoFileId && fileAddress(vesselId, person.photoFileId, "view");
  return { name: fullName(person), color: person.color, photoUrl };
}
