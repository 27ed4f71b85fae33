import type { Access } from "../access/resolve-access.ts";
import type { Department } from "../access/roles.ts";
import { readersOf } from "./profile-access.ts";

/** Whom a mail goes to: who is aboard, the whole crew, one department, or people who were chosen one by one. */
export const mailAudiences = ["aboard", "crew", "department", "chosen"] as const;
export type MailAudience = (typeof mailAudiences)[number];

/**
 * How a mail fares at one address. `retrying`: the mail server was asked and is asked again; `refused`: it is asked no more;
 * `withheld`: the person had left before it went; `kept`: the installation has no mail server.
 */
export const mailStates = ["waiting", "retrying", "sent", "kept", "refused", "withheld"] as const;
export type MailState = (typeof mailStates)[number];

export const mostMailFiles = 5;
/** Of all files together: with what the encoding adds, mail servers take it. */
export const mostMailBytes = 15 * 1024 * 1024;
export const mostChosen = 200;
export const mostMailTemplates = 100;
/** One address is tried so often, later each time. */
export const mostMailTries = 6;
/** Far above what a vessel has to say. */
export const mostMailsAnHour = 20;
export const mostAddressesADay = 1000;

/** Whose crew somebody may write to; null: nobody's. */
export type MailReach = { readonly of: "everybody" } | { readonly of: "department"; readonly department: Department };

/** The captain and whoever administers the crew write to everybody, heads to their department. */
export function mailReach(access: Access): MailReach | null {
  const readers = readersOf(access, false);
  if (readers.includes("captain") || readers.includes("administration")) return { of: "everybody" };
  if (readers.includes("head") && access.department) return { of: "department", department: access.department };
  return null;
}

export interface MailPerson {
  readonly id: string;
  readonly department: Department | null;
  readonly isOnboard: boolean;
  readonly isOnMailingList: boolean;
  readonly hasAddress: boolean;
}

export interface MailTo {
  readonly audience: MailAudience;
  readonly department?: Department | null | undefined;
  readonly profileIds?: readonly string[] | undefined;
}

const isAddressed = ({ audience, department, profileIds = [] }: MailTo, person: MailPerson): boolean => {
  if (audience === "chosen") return profileIds.includes(person.id);
  if (audience === "department") return person.department === department;
  return audience === "crew" || person.isOnboard;
};

/** Who gets a mail, and who would but for an address or for having left the mailing list, which is asked of mails to everybody. */
export function recipientsOf<Person extends MailPerson>(people: readonly Person[], to: MailTo) {
  const addressed = people.filter((person) => isAddressed(to, person));
  const goesToEverybody = to.audience === "aboard" || to.audience === "crew";
  const listed = addressed.filter(({ isOnMailingList }) => isOnMailingList || !goesToEverybody);
  return {
    recipients: listed.filter(({ hasAddress }) => hasAddress),
    withoutAddress: listed.filter(({ hasAddress }) => !hasAddress),
    offTheList: addressed.filter((person) => !listed.includes(person)),
  };
}

/** What stands for a word of each recipient's own. */
export const mailPlaceholders = ["name", "vessel", "date"] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];

const braced = /\{(\w{1,40})\}/g;
const isPlaceholder = (word: string): word is MailPlaceholder => mailPlaceholders.some((known) => known === word);

export const fillPlaceholders = (text: string, words: Readonly<Record<MailPlaceholder, string>>): string =>
  text.replace(braced, (whole, word: string) => (isPlaceholder(word) ? words[word] : whole));

/** Words in braces that stand for nothing: they would go out as they are typed. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(braced)].flatMap(([whole, word = ""]) => (isPlaceholder(word) ? [] : [whole]))),
];
