/** Screens that the product is to have and has not yet, by the first part of their address below /app. */
const planned = new Set([
  "accounting",
  "adminforms",
  "archivehistory",
  "boatadminforms",
  "calendar",
  "chat",
  "decks",
  "formarchives",
  "ism",
  "ismdraft",
  "ismform",
  "management",
  "projectdetails",
  "reports",
  "sales",
  "salescalendar",
  "shipyard",
  "teams",
  "vesseldocs",
]);

/** Whether an address below /app leads to a screen that is still to come. */
export const isPlannedScreen = (path: string): boolean => planned.has(path.split("/")[0] ?? "");
