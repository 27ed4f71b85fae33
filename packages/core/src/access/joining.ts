/** An account that somebody wants to bring aboard a vessel, as far as it decides how. */
export interface JoiningAccount {
  isSuperadmin: boolean;
  /** Closed by the platform. */
  isClosed: boolean;
  email: string;
  /** The address by whose mailbox its password was last set. */
  provenEmail: string | null;
}

/** Who brings it: somebody aboard, or an administrator of the platform from outside. */
export type JoiningDoor = "vessel" | "platform";

/**
 * - `make`: nobody has the address; an account is made for it.
 * - `askOwner`: a place that opens nothing until the owner of the account agrees.
 * - `resetAndAsk`: the same, after everything that whoever made the account knows was taken from it; a link goes to the mailbox.
 * - `tellOwner`: a place that opens nothing for good; the owner is told that somebody tried.
 */
export type Joining = "make" | "askOwner" | "resetAndAsk" | "tellOwner";

/** What joining an account to a vessel may do. Whoever has proved the mailbox owns the account. */
export function judgeJoining(account: JoiningAccount | null, door: JoiningDoor): Joining {
  if (!account) return "make";
  if (account.isClosed) return "tellOwner";
  if (account.isSuperadmin) return door === "platform" ? "askOwner" : "tellOwner";
  return isProven(account) ? "askOwner" : "resetAndAsk";
}

/** Whether its owner has shown that the mailbox of its address is theirs. */
export function isProven({ email, provenEmail }: Pick<JoiningAccount, "email" | "provenEmail">): boolean {
  return provenEmail !== null && provenEmail.toLowerCase() === email.toLowerCase();
}
