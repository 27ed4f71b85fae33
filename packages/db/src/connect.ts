import postgres from "postgres";
import { type SocketWatch, serverSockets } from "./server-socket.ts";
import { readTls } from "./server-tls.ts";

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

/** The driver on an address, with the TLS that the address asks for. */
export function connect(address: string, options: Options = {}, watch?: SocketWatch): postgres.Sql {
  const { url, tls } = readTls(address);
  return postgres(url, { onnotice: () => {}, ...options, ssl: false, ...{ socket: serverSockets(tls, watch) } });
}
