export interface ServiceTabProps {
  profileId: string;
  userId: string | null;
}

/** When a person was signed on and on board, and the service that makes. */
export function ServiceTab(_props: ServiceTabProps) {
  return null;
}
