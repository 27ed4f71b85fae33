import type { Asker } from "@ymp/api/platform/heavy/heavy-work";

/** What is measured, by what it is called. */
export type Works = Record<string, () => Promise<unknown>>;

/** Who asks for all of it. */
export const bench: Asker = { accountId: "bench", vesselId: "bench" };
