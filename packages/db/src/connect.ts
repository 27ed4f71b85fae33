import postgres from "postgres";
import { arrayTypes } from "./array-types.ts";
import { type SocketWatch, serverSockets } from "./server-socket.ts";
import { readTls } from "./server-tls.ts";

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

/**
 * The driver on an address, with the TLS that the address asks for. Its `reserve` waits for ever on a connection that is not
 * made yet, since the driver is not asked to read types: who needs one for long opens a driver of one connection.
 */
export function connect(address: string, options: Options = {}, watch?: SocketWatch): postgres.Sql {
  const { url, tls } = readTls(address);
  return postgres(url, {
    onnotice: () => {},
    fetch_types: false,
    types: arrayTypes,
    ...options,
    ssl: false,
    ...{ socket: serverSockets(tls, watch) },
  });
}
