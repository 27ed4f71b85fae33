/** Saves a record, and gives what its form sends next. */
export async function savedBy<Input extends object>(
  save: (input: Input) => Promise<unknown>,
  input: Input,
): Promise<object> {
  await save(input);
  return { ...input, version: 1 };
}
