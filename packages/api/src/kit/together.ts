type Answers<Asked> = { [Name in keyof Asked]: Awaited<Asked[Name]> };

/** Waits for several answers at once, each under its name. */
export async function together<Asked extends Record<string, Promise<unknown>>>(asked: Asked): Promise<Answers<Asked>> {
  const answers = await Promise.all(Object.values(asked));
  const named = Object.keys(asked).map((name, index) => [name, answers[index]]);
  // Safe: an answer for each of the names, in their order.
  return Object.fromEntries(named) as Answers<Asked>;
}
