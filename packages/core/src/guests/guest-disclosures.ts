/** What is written down when somebody is shown it. */
export const guestDisclosureKinds = ["papers", "health"] as const;
export type GuestDisclosureKind = (typeof guestDisclosureKinds)[number];
