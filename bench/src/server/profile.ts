import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

/** Arguments with which Node writes a profile of the processor when it ends. */
export function profiledIn(folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  return ["--cpu-prof", `--cpu-prof-dir=${folder}`];
}

/** The functions in which most time was spent itself, of the time that was not idle. */
export function reportProfile(folder: string, count: number): string {
  const [file] = readdirSync(folder);
  if (!file) return "No profile was written.";
  const { nodes, samples, timeDeltas } = profileSchema.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8")));
  const places = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || "(anonymous)"} ${path.basename(url)}:${lineNumber + 1}`,
    ]),
  );
  const spent = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const place = places.get(id) ?? "";
    if (!place.startsWith("(idle)")) spent.set(place, (spent.get(place) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const total = [...spent.values()].reduce((sum, micros) => sum + micros, 0);
  const top = [...spent].sort(([, a], [, b]) => b - a).slice(0, count);
  return top.map(([place, micros]) => `${((micros / total) * 100).toFixed(1).padStart(6)} %  ${place}`).join("\n");
}
