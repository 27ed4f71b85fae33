export interface PapersTabProps {
  profileId: string;
  userId: string | null;
}

/** A person's papers with their expiry, by kind. */
export function PapersTab(_props: PapersTabProps) {
  return null;
}
