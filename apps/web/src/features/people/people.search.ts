import { z } from "zod";

export const personTabs = ["person", "papers", "service", "access", "history"] as const;
export type PersonTab = (typeof personTabs)[number];

export const editTabs = ["profile", "notifications", "security"] as const;
export type EditTab = (typeof editTabs)[number];

/** A tab that a later release has, or that somebody made up, is the first one. */
export const personSearch = z.object({ tab: z.enum(personTabs).catch("person").default("person") });
export const editSearch = z.object({ tab: z.enum(editTabs).catch("profile").default("profile") });
