// The server under test: the built one, on a data folder that starts empty.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const dataFolder = fileURLToPath(new URL("../.cache/e2e-data", import.meta.url));
rmSync(dataFolder, { recursive: true, force: true });
process.env.DATA_DIR = dataFolder;
process.env.SEED = "demo";

await import("../apps/server/dist/main.js");
