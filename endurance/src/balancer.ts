import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { choosePort } from "@ymp/db/embedded/ports";

const askEveryMs = 100;

/** Stands in front of several processes as nginx or HAProxy does: takes turns, and asks each at /readyz. */
export interface Balancer {
  readonly origin: string;
  /** The process gets requests from now on, while it says that it is ready. */
  add(process: string): Promise<void>;
  /** Whether the process would get the next request in its turn. */
  sendsTo(process: string): boolean;
  stop(): Promise<void>;
}

interface Standing {
  readonly ready: Set<string>;
  readonly agent: Agent;
  turn: number;
}

export async function startBalancer(): Promise<Balancer> {
  const standing: Standing = { ready: new Set(), agent: new Agent({ keepAlive: true }), turn: 0 };
  const stopping = new AbortController();
  const server = createServer((incoming, answer) => forward(standing, incoming, answer));
  const port = await choosePort(undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    async add(process) {
      await ask(process, standing);
      void keepAsking(process, standing, stopping.signal);
    },
    sendsTo: (process) => standing.ready.has(process),
    async stop() {
      stopping.abort();
      standing.agent.destroy();
      await close(server);
    },
  };
}

async function keepAsking(process: string, standing: Standing, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(askEveryMs);
    await ask(process, standing);
  }
}

async function ask(process: string, { ready }: Standing): Promise<void> {
  const isReady = await fetch(`${process}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) ready.add(process);
  else ready.delete(process);
}

/** A process that takes no connection is passed over; a request that was started is never sent twice. */
function forward(standing: Standing, incoming: IncomingMessage, answer: ServerResponse, passedOver = 0): void {
  const processes = [...standing.ready];
  standing.turn += 1;
  const process = processes[standing.turn % processes.length];
  if (!process || passedOver >= processes.length) return void answer.writeHead(503).end("No process is ready.");
  let isConnected = false;
  const outgoing = request(`${process}${incoming.url}`, {
    method: incoming.method,
    headers: { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress },
    agent: standing.agent,
  });
  const begin = () => {
    isConnected = true;
    incoming.pipe(outgoing);
  };
  outgoing.on("socket", (socket) => (socket.connecting ? socket.once("connect", begin) : begin()));
  outgoing.on("response", (reply) => {
    const { connection: _connection, "keep-alive": _keepAlive, ...headers } = reply.headers;
    answer.writeHead(reply.statusCode ?? 502, headers);
    reply.pipe(answer);
    reply.on("error", () => answer.destroy());
  });
  outgoing.on("error", () => {
    if (!isConnected) forward(standing, incoming, answer, passedOver + 1);
    else answer.destroy();
  });
  answer.on("close", () => outgoing.destroy());
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
