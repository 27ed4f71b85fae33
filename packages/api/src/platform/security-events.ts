/** What the security log reports: who came in, what was done to the ways in, and what was refused. */
export interface SecurityEvent {
  readonly event:
    | "signedIn"
    | "signInRefused"
    | "ownerConfirmed"
    | "passwordChanged"
    | "passwordReset"
    | "secondStepOn"
    | "secondStepOff"
    | "authenticatorOff"
    | "securityKeyAdded"
    | "securityKeyRemoved"
    | "securityKeyRefused"
    | "tokenMade"
    | "tokenRevoked"
    | "superadminGiven"
    | "superadminTaken"
    | "infectedFile"
    | "scannerAway"
    | "pinRefused"
    | "bookBroken"
    | "refused";
  /** Null where nobody is known. What somebody typed as a name stays out: it may be a password. */
  readonly userId: string | null;
  readonly address?: string;
  readonly requestId?: string;
  /** Of a refusal: where, and why. */
  readonly path?: string;
  readonly code?: string;
  readonly messageKey?: string;
  /** Of a file, its scanner, a security key or a book: what was found, or said. */
  readonly detail?: string;
}
