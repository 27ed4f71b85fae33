import { isIP, Socket } from "node:net";
import { type ConnectionOptions, connect as secure } from "node:tls";
import { linkError } from "./link-errors.ts";
import { writeOnceATurn } from "./one-write-a-turn.ts";

/** What the driver knows of the server it connects to. */
interface ServerAddress {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | false;
}

export interface SocketWatch {
  /** Hears of connections that were refused or ended without our asking. */
  readonly onLost: () => void;
  /** One connection only: what the driver asks for after it was lost fails. */
  readonly isOnlyOne?: boolean;
  readonly silence?: SilenceWatch;
}

export interface SilenceWatch {
  readonly afterMs: number;
  /** Asked each time; silence of a server that is alive may go on. */
  readonly isAlive: () => Promise<boolean>;
  /** Longer than anything may take: a way that lets nothing through looks like a server at work. */
  readonly atMostMs?: number;
}

const connectTimeoutMs = 5_000;
/** Of PostgreSQL's protocol: its length, and the code that asks for TLS. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Makes the driver's sockets, to be its option `socket`. The driver's own way to TLS forgets who listens to a socket, so
 * the server is asked for it here, and the driver takes the socket for one in the clear.
 */
export function serverSockets(
  tls: ConnectionOptions | null,
  watch?: SocketWatch,
): (address: ServerAddress) => Promise<Socket> {
  let attempt = 0;
  return async ({ host, port, path }) => {
    if (watch?.isOnlyOne && attempt > 0) return failing(linkError("CONNECTION_CLOSED", "The connection was lost."));
    const turn = attempt++ % host.length;
    const name = host[turn] ?? "localhost";
    const plain = new Socket();
    const dial = () => (path ? plain.connect(path) : plain.connect(port[turn] ?? 5432, name));
    // Some refusals come at once, before the driver listens.
    setImmediate(dial);
    const ready = tls ? await secured(plain, name, tls) : plain;
    if (watch) watchSocket(ready, watch);
    if (tls) writeOnceATurn(ready);
    // Connecting puts the socket's own `write` back.
    else plain.once("connect", () => writeOnceATurn(plain));
    return ready;
  };
}

/** A failure is reported by a socket that fails once the driver listens to it: a rejection would leave the driver waiting. */
async function secured(plain: Socket, host: string, tls: ConnectionOptions): Promise<Socket> {
  try {
    await acceptance(plain);
    return secure({ ...tls, socket: plain, host, servername: isIP(host) ? undefined : host });
  } catch (error) {
    plain.destroy();
    return failing(error instanceof Error ? error : new Error(String(error)));
  }
}

function failing(error: Error): Socket {
  const socket = new Socket();
  setImmediate(() => socket.destroy(error));
  return socket;
}

/** Resolves when the server is ready for TLS. */
function acceptance(plain: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      plain.setTimeout(0).removeAllListeners();
      if (error) reject(error);
      else resolve();
    };
    plain.setTimeout(connectTimeoutMs, () =>
      settle(linkError("CONNECT_TIMEOUT", "The database server does not answer.")),
    );
    plain.once("error", settle);
    plain.once("close", () => settle(linkError("CONNECTION_CLOSED", "The database server closed the connection.")));
    plain.once("data", (answer: Buffer) => {
      const isReady = answer.toString("latin1") === "S";
      settle(isReady ? undefined : new Error("The database server speaks no TLS, and sslmode asks for it."));
    });
    plain.once("connect", () => plain.write(tlsRequest));
  });
}

function watchSocket(socket: Socket, { onLost, silence }: SocketWatch): void {
  const lose = () => {
    if (!socket.writableEnded) onLost();
  };
  for (const event of ["end", "error", "close"]) socket.on(event, lose);
  if (silence) watchSilence(socket, silence);
}

function watchSilence(socket: Socket, { afterMs, isAlive, atMostMs = Number.POSITIVE_INFINITY }: SilenceWatch): void {
  const silentMs = silenceMeter(afterMs);
  socket.setTimeout(afterMs).on("timeout", async () => {
    const movedBytes = socket.bytesRead + socket.bytesWritten;
    if (silentMs(movedBytes) < atMostMs && (await isAlive())) socket.setTimeout(afterMs);
    else socket.destroy(linkError("ETIMEDOUT", "The database server has fallen silent."));
  });
}

/** How long nothing has moved, asked after each `stretchMs` without traffic with the bytes that have moved so far. */
export function silenceMeter(stretchMs: number): (movedBytes: number) => number {
  let moved = 0;
  let silentMs = 0;
  return (movedBytes) => {
    silentMs = movedBytes === moved ? silentMs + stretchMs : stretchMs;
    moved = movedBytes;
    return silentMs;
  };
}
