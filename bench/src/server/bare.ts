import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Recording } from "./recording.ts";
import { openPlainPool, type Replay, replayOf } from "./replay.ts";

/**
 * What the product is measured against: Hono and postgres.js with the statements that the product sends for the same
 * request, prepared, as the superuser whom no policy concerns, and their rows as JSON. No session, no right, no vessel to
 * prove, no input to check, no words to find.
 */
const [databaseUrl = "", recordingsFile = "", port = ""] = process.argv.slice(2);
const recordings: Record<string, Recording[]> = JSON.parse(readFileSync(recordingsFile, "utf8"));
const replays = new Map<string, Replay[]>(
  Object.entries(recordings).map(([call, list]) => [call, list.map((recording) => replayOf(recording))]),
);
const sql = openPlainPool(databaseUrl);

function replayFor(call: string, index: number): Replay {
  const replay = replays.get(call)?.[index];
  if (!replay) throw new Error(`Nothing was recorded for ${call} ${index}.`);
  return replay;
}

const app = new Hono()
  .get("/ready", (c) => c.text("ready"))
  .get("/:call/:index", async (c) =>
    c.json(await replayFor(c.req.param("call"), Number(c.req.param("index")))(sql, {})),
  )
  .post("/:call/:index", async (c) =>
    c.json(await replayFor(c.req.param("call"), Number(c.req.param("index")))(sql, await c.req.json())),
  );

serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(port) });
