/** As the chain writes moments: to the second, in UTC. */
export const chainInstant = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** A moment as it is kept beside the chain, so that both say the same. */
export const toTheSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** Every event is sealed by the installation's key, which no database holds: a recalculated chain cannot be sealed without it. */
export const sealText = (bookId: string, seq: number, hash: string): string => `book seal\n${bookId}\n${seq}\n${hash}`;

/** What is signed of a page: entries, and then what was done to them, each in the order of the chain. */
export const pageContent = (book: { readonly number: string }, page: number, events: readonly { hash: string }[]) => ({
  ...{ book: book.number, page },
  events: events.map(({ hash }) => hash),
});
