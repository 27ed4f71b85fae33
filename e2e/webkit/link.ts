import { createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** The way of a browser to the product, as an HTTP proxy that can be cut. */
export interface Link {
  /** For the browser's settings. */
  address: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLink(): Promise<Link> {
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((incoming, answer) => {
    const { method, headers, url = "" } = incoming;
    const onward = request(url, { method, headers, agent: false }, (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.on("error", () => onward.destroy());
    answer.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  server.on("connection", (socket) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    return socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      breakAll();
      return closed;
    },
  };
}
