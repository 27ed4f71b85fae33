/** Works through the items, several at a time: stores far away answer slowly. After a failure nothing more is started. */
export async function eachAtOnce<T>(items: Iterable<T>, work: (item: T) => Promise<void>, atOnce = 6): Promise<void> {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next())
      await work(next.value).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  if (failures.length > 0) throw failures[0];
}
