/** How long a finished archive is kept. */
export const daysKept = 7;

/** Where a browser or a script fetches a finished archive. */
export function archiveAddress(vesselId: string, archiveId: string): string {
  return `/archives/${vesselId}/${archiveId}`;
}
