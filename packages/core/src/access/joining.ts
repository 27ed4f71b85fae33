/** An account that somebody wants to bring aboard a vessel, as far as it decides how. */
export interface JoiningAccount {
  isSuperadmin: boolean;
  /** Closed by the platform. */
  isClosed: boolean;
  email: string;
  /** The address by whose mailbox its password was last set. */
  provenEmail: string | null;
  /** For a management company, whose people the platform takes once they have proved their mailbox. */
  worksForCompany: boolean;
  /** Its owner has not chosen a password yet: its creator knows the password. */
  mustChangePassword: boolean;
}

/** Who brings it: somebody aboard, or an administrator of the platform from outside. */
export type JoiningDoor = "vessel" | "platform";

/**
 * - `make`: nobody has the address; an account is made for it.
 * - `askOwner`: a place that opens nothing until the owner of the account agrees.
 * - `resetAndAsk`: the same, after every secret that the account's creator knows was revoked; a link goes to the mailbox.
 * - `proveAndAsk`: the same of an account in use, which goes on working: all that is taken once the link in the mailbox is used.
 * - `notifyOwner`: a place that opens nothing for good; the owner is notified of the attempt.
 */
export type Joining = "make" | "askOwner" | "resetAndAsk" | "proveAndAsk" | "notifyOwner";

/** What joining an account to a vessel may do. The person who proved the mailbox owns the account. */
export function judgeJoining(account: JoiningAccount | null, door: JoiningDoor): Joining {
  if (!account) return "make";
  if (account.isClosed) return "notifyOwner";
  if (account.isSuperadmin) return door === "platform" ? "askOwner" : "notifyOwner";
  if (isProven(account) || account.worksForCompany) return "askOwner";
  return isInUse(account) ? "proveAndAsk" : "resetAndAsk";
}

/** Whether somebody has shown that a mailbox of the account is theirs, this one or one before it: it is nobody else's to give away. */
export const hasOwner = ({ provenEmail }: Pick<JoiningAccount, "provenEmail">): boolean => provenEmail !== null;

/** Whether somebody signs in with a password of their own choice. */
export const isInUse = (account: Pick<JoiningAccount, "provenEmail" | "mustChangePassword">): boolean =>
  hasOwner(account) || !account.mustChangePassword;

/** Whether its owner has shown that the mailbox of its present address is theirs. */
export function isProven({ email, provenEmail }: Pick<JoiningAccount, "email" | "provenEmail">): boolean {
  return provenEmail !== null && provenEmail.toLowerCase() === email.toLowerCase();
}
