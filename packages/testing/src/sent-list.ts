import { newId } from "@ymp/core/ids";
import { oneRow } from "./one-row.ts";
import type { World } from "./world.ts";

type Kind = "equipment" | "inventory" | "jobs" | "parts" | "suppliers" | "certificates" | "rest";

/** Lines of CSV that the captain has imported with the guessed mapping, an hour ago; answers the import's id. */
export async function sendList(world: World, kind: Kind, ...lines: string[]): Promise<string> {
  const { imports } = world.as("captain");
  const file = { fileName: "list.csv", base64: Buffer.from(lines.join("\n")).toString("base64") };
  const sheet = oneRow((await imports.read({ ...file, kind })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  const id = newId();
  await imports.write({ id, ...file, kind, mapping });
  world.setNow(new Date(world.now().getTime() + 3_600_000));
  return id;
}
