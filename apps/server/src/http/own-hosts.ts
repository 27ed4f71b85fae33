import type { HttpBindings } from "@hono/node-server";
import type { Services } from "@ymp/api/services";
import { localeOfHeader } from "@ymp/i18n/locales";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";
import { noteRefusal } from "./note-refusal.ts";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];
/** Headers of RFC 7239, of common proxies, and of networks that name the asker in a header of their own. */
const forwardingHeader = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|.*(?:client|connecting)-ip)$/;

/** Answers whether a request came under a name of this installation. */
export type IsOwnHost = (c: Context) => boolean;

/**
 * A browser names the page it is on: nothing else distinguishes our page from one on an attacker's name that resolves to this server. Own are the
 * origin's name, those of loopback, the address that the connection reached, and what the operator lists.
 */
export function ownHosts(origin: string, further: readonly string[] = []): IsOwnHost {
  const names = new Set([new URL(origin).hostname, ...loopbackNames, ...further.map(nameOf)]);
  return (c) => {
    const host = c.req.header("host");
    // HTTP/1.0 has none, and neither do requests that a test hands over; every browser sends one.
    if (host === undefined) return true;
    const name = nameOf(host);
    return names.has(name) || name === reachedAddress(c.env);
  };
}

/** Refuses what was meant for another server. */
export function ownHostsOnly(isOwnHost: IsOwnHost, services: Services): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isOwnHost(c)) return next();
    const messageKey = "rest:foreignHost";
    noteRefusal(c, services, { code: "forbidden", messageKey }, c.req.path);
    const locale = localeOfHeader(c.req.header("accept-language"));
    return c.json({ errors: [{ msg: services.translate(locale, messageKey) }] }, 421);
  };
}

/** Whether somebody is between, so that the connection's address is not the asker's. */
export const isForwarded = (c: Context): boolean =>
  Object.keys(c.req.header()).some((name) => forwardingHeader.test(name));

/** Without the port, and without the dot that may end a name. */
function nameOf(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}

function reachedAddress(env: Partial<HttpBindings> | undefined): string | undefined {
  const address = env?.incoming?.socket?.localAddress?.replace(/^::ffff:/, "");
  return address?.includes(":") ? `[${address}]` : address;
}
