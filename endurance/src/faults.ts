import { readFileSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import type postgres from "postgres";

export function postmasterOf(cluster: string): number {
  return Number(readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Stops PostgreSQL's processes where they stand; `thaw` lets them go on, once. */
export async function freeze(cluster: string, sql: postgres.Sql): Promise<{ thaw(): void }> {
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  const pids = [postmasterOf(cluster), ...rows.map(({ pid }) => pid)];
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  let isFrozen = true;
  return {
    thaw() {
      if (isFrozen) for (const pid of pids) process.kill(pid, "SIGCONT");
      isFrozen = false;
    },
  };
}

/** A way to another port that can be closed, and made to swallow everything. */
export interface Tap {
  readonly port: number;
  /** Breaks what is connected and refuses what comes. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** Takes connections and lets nothing through. */
  swallow(): void;
}

export async function tapTo(port: number): Promise<Tap> {
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const through = (near: Socket) => {
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (isSwallowing) return;
    near.pipe(far);
    far.pipe(near);
  };
  const server = createServer(through);
  const ownPort = await listen(server, 0);
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: ownPort,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      breakAll();
      return closed;
    },
    async open() {
      isSwallowing = false;
      if (!server.listening) await listen(server, ownPort);
    },
    swallow() {
      isSwallowing = true;
      for (const socket of sockets) socket.unpipe();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
}
