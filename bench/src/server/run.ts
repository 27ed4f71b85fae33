import { compare } from "./compare.ts";
import { fleets, startCluster } from "./database.ts";
import { measureGrowth } from "./growth.ts";
import { options } from "./options.ts";
import { legend, machineFacts } from "./report.ts";
import { buildProduct } from "./server-process.ts";

buildProduct(options.folder);
const cluster = await startCluster(options.folder);
try {
  console.log([machineFacts(cluster.version), ...legend, ""].join("\n"));
  const verdicts = options.isGrowth ? await measureGrowth(cluster) : await compareOnce();
  console.log(`${verdicts.filter(({ isMet }) => isMet).length} of ${verdicts.length} goals met.`);
} finally {
  await cluster.stop();
}

async function compareOnce() {
  const database = await cluster.open(fleets.usual);
  try {
    return await compare(database);
  } finally {
    await database.drop();
  }
}
