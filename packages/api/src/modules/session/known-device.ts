import { newId } from "@ymp/core/ids";
import { z } from "zod";
import type { RequestContext } from "../../context.ts";
import { deviceCookieName } from "../../platform/accounts/lucia.ts";
import type { Services } from "../../services.ts";

/** How many accounts a shared device remembers. */
const mostAccounts = 12;
const lifeSeconds = 365 * 86_400;

const knownDevice = z.object({ id: z.uuid(), accounts: z.array(z.uuid()) });
type KnownDevice = z.infer<typeof knownDevice>;

/** What the browser keeps of who has signed in on it, sealed by us: it opens nothing, and exempts from others' tries. */
function readDevice(services: Services, cookie: string | null | undefined): KnownDevice | null {
  if (!cookie) return null;
  try {
    return knownDevice.parse(JSON.parse(services.secrets.open(cookie, "device")));
  } catch {
    // Sealed with another key, or by nobody.
    return null;
  }
}

/** Null where the account has not signed in on this device. */
export function deviceIdOf({ services, deviceCookie }: RequestContext, userId: string | undefined): string | null {
  const device = readDevice(services, deviceCookie);
  return device && userId && device.accounts.includes(userId) ? device.id : null;
}

/** Who signed in last on the device that sends it; null where nobody has. */
export const lastOnDevice = (services: Services, cookie: string | null | undefined): string | null =>
  readDevice(services, cookie)?.accounts[0] ?? null;

/** Remembers on the device that the account has signed in there. */
export function rememberDevice({ services, deviceCookie, setHeader }: RequestContext, userId: string): void {
  const device = readDevice(services, deviceCookie) ?? { id: newId(), accounts: [] };
  const accounts = [userId, ...device.accounts.filter((id) => id !== userId)].slice(0, mostAccounts);
  const sealed = services.secrets.seal(JSON.stringify({ id: device.id, accounts }), "device");
  const name = deviceCookieName(services.accounts.sessions.cookieName);
  const secure = name.startsWith("__Host-") ? "; Secure" : "";
  setHeader("set-cookie", `${name}=${sealed}; HttpOnly; Max-Age=${lifeSeconds}; Path=/; SameSite=Lax${secure}`);
}
