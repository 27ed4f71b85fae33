/** What is measured, by what it is called. */
export type Works = Record<string, () => Promise<unknown>>;
