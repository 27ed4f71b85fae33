import { hashPassword } from "@ymp/api/platform/accounts/passwords";
import type { Services } from "@ymp/api/services";
import { seedDemo } from "@ymp/db/seed/seed-demo";

/** A fleet to try, on a database that nobody has an account on yet. */
export async function seedIfEmpty(appUrl: string, services: Services): Promise<void> {
  await seedDemo({ appUrl, now: services.now(), passwordHash: hashPassword });
}
