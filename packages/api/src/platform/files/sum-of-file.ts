import { stat } from "node:fs/promises";
import { type Asker, fileWork } from "../heavy/heavy-work.ts";
import { sha256Of } from "./stored-parts.ts";

/** Less than this is summed up sooner than it is handed over. */
const largeBytes = 4_000_000;

/** SHA-256 of a file; of a large one in a thread, in the turn of the account or vessel it is summed up for. */
export async function sumOfFile(asker: Asker, path: string): Promise<string> {
  const { size } = await stat(path);
  if (size < largeBytes) return sha256Of(path);
  return (await fileWork.perform(asker, { task: { name: "sumFile", path } })).sha256;
}
