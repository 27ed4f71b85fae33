import { oneOf, searchOf } from "../../lib/search-readers.ts";

export const personTabs = ["person", "papers", "service", "access", "history", "disclosures"] as const;
export type PersonTab = (typeof personTabs)[number];

export const editTabs = ["profile", "notifications", "security"] as const;
export type EditTab = (typeof editTabs)[number];

/** Absent, or one that a later release has: the first tab. */
export const personSearch = searchOf({ tab: oneOf(personTabs) });
export const editSearch = searchOf({ tab: oneOf(editTabs) });
