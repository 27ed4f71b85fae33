import { createServer, type Socket } from "node:net";

/** The test file of all virus scanners, in two pieces so that none of them takes this one for infected. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-", "ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export interface ClamdDouble {
  readonly address: string;
  /** How large each stream was that it has heard whole. */
  readonly heard: number[];
  readonly close: () => Promise<void>;
}

export interface ClamdManners {
  /** What it says instead of looking; null says nothing, ever. */
  answer?: string | null;
  /** Streams beyond are answered and cut off. */
  streamMaxLength?: number;
  /** Path of a socket, in place of a port. */
  path?: string;
}

/** Speaks ClamAV's INSTREAM and knows one virus. What it is told by `manners` may change while it listens. */
export async function startClamdDouble(manners: ClamdManners = {}): Promise<ClamdDouble> {
  const sockets = new Set<Socket>();
  const heard: number[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    let bytes = Buffer.alloc(0);
    socket.on("data", (more: Buffer) => {
      bytes = Buffer.concat([bytes, more]);
      const answer = answerTo(bytes, manners, heard);
      if (answer !== undefined && manners.answer !== null) socket.end(`${manners.answer ?? answer}\0`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    if (manners.path) server.listen(manners.path, resolve);
    else server.listen(0, "127.0.0.1", resolve);
  });
  const bound = server.address();
  return {
    address: typeof bound === "object" && bound ? `tcp://127.0.0.1:${bound.port}` : (manners.path ?? ""),
    heard,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Undefined until the stream has ended or is too long. */
function answerTo(bytes: Buffer, { streamMaxLength = 1_000_000 }: ClamdManners, heard: number[]): string | undefined {
  const command = "zINSTREAM\0";
  if (!command.startsWith(bytes.toString("latin1", 0, command.length))) return "UNKNOWN COMMAND";
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const content = Buffer.concat(pieces);
    if (content.length + length > streamMaxLength) return "INSTREAM size limit exceeded. ERROR";
    if (length === 0) {
      heard.push(content.length);
      return content.includes(eicar) ? "stream: Eicar-Signature FOUND" : "stream: OK";
    }
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
