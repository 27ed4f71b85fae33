import { fileAddress } from "@ymp/core/file-address";
import { Avatar, type AvatarProps } from "@ymp/ui/primitives/avatar";
import { useVessel } from "../../app/session.ts";

export interface Pictured {
  name: string;
  color: string;
  photoFileId: string | null;
}

/** The person's photo; without one, the initials on their own colour. */
export function PersonAvatar({ person, size }: { person: Pictured; size?: AvatarProps["size"] }) {
  const { id } = useVessel();
  const photoUrl = person.photoFileId ? fileAddress(id, person.photoFileId, "thumb") : null;
  return <Avatar person={{ name: person.name, color: person.color, photoUrl }} size={size} decorative />;
}

export function PersonCell({ person }: { person: Pictured }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <PersonAvatar person={person} />
      <bdi className="min-w-0 font-medium">{person.name}</bdi>
    </span>
  );
}
