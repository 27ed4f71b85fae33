/** Names an entry where its files are on their way to it. */
export const placeOfEntry = (entryId: string): string => `logbook_entry:${entryId}`;
