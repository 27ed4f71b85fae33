import { type Balancer, startBalancer } from "./balancer.ts";
import { type SharedDatabase, startDatabase } from "./database.ts";
import { fillWithDemo, throwAwayFolder } from "./folders.ts";
import { type Product, startProduct } from "./product.ts";

/** Several processes of the product on one PostgreSQL and one data folder, behind a balancer. */
export interface Fleet {
  readonly balancer: Balancer;
  readonly database: SharedDatabase;
  readonly dataFolder: string;
  /** Starts one more process and sends it requests. */
  join(env?: Record<string, string>): Promise<Product>;
  stop(): Promise<void>;
}

export async function startFleet(name: string, env: Record<string, string> = {}): Promise<Fleet> {
  const folder = throwAwayFolder(name);
  await fillWithDemo(folder);
  const [database, balancer] = await Promise.all([startDatabase(folder.path), startBalancer()]);
  const products: Product[] = [];
  return {
    balancer,
    database,
    dataFolder: folder.path,
    async join(ownEnv = {}) {
      const product = await startProduct({
        dataFolder: folder.path,
        databaseUrl: database.url,
        env: { APP_ORIGIN: balancer.origin, TRUST_PROXY: "1", ...env, ...ownEnv },
      });
      products.push(product);
      await balancer.add(product.origin);
      return product;
    },
    async stop() {
      await balancer.stop();
      await Promise.all(products.map((product) => product.kill()));
      await database.stop();
      await folder.remove();
    },
  };
}
