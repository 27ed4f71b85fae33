/** The mail server takes it neither now nor later: there is no such mailbox, or it takes no such mail. */
export class MailRefused extends Error {}

export const isRefusedForGood = (error: unknown): boolean => error instanceof MailRefused;
