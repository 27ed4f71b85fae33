import path from "node:path";
import { parseArgs } from "node:util";
import { projectFolder } from "@ymp/server/project-files";
import { calls } from "./calls.ts";

const { values } = parseArgs({
  options: {
    /** Ten connections and short rounds: for finding out while tuning. */
    quick: { type: "boolean", default: false },
    /** How answers grow with the fleet and with a vessel, instead of the comparison. */
    growth: { type: "boolean", default: false },
    /** Says where the product's processor time went. */
    profile: { type: "boolean", default: false },
    /** Names of calls, with commas between. */
    only: { type: "string" },
    connections: { type: "string" },
    rounds: { type: "string" },
    seconds: { type: "string" },
    /** Names the folder for what is kept between runs; two runs at once need two. */
    name: { type: "string", default: "bench" },
  },
});

const only = values.only?.split(",");
const unknown = only?.filter((name) => !calls.some((call) => call.name === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`There is no call ${unknown.join(", ")}: ${calls.map(({ name }) => name).join(", ")}.`);

export const options = {
  isQuick: values.quick,
  isGrowth: values.growth,
  isProfiled: values.profile,
  calls: calls.filter(({ name }) => !only || only.includes(name)),
  connections: (values.connections ?? (values.quick ? "10" : "1,10,50")).split(",").map(Number),
  rounds: Number(values.rounds ?? (values.quick ? 3 : 5)),
  seconds: Number(values.seconds ?? (values.quick ? 2 : 2.5)),
  folder: path.join(projectFolder, ".cache", values.name),
};
