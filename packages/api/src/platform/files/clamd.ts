import { createReadStream } from "node:fs";
import { connect, type NetConnectOpts, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { FileScanner, Verdict } from "./scan-upload.ts";

export interface Patience {
  readonly connectMs: number;
  /** From the first byte that is sent to the answer. */
  readonly answerMs: number;
}

const usual: Patience = { connectMs: 5_000, answerMs: 100_000 };
const pieceBytes = 64 * 1024;
const longestAnswer = 4096;

/**
 * ClamAV's daemon, asked by its command INSTREAM: the bytes travel, so it may run on another machine.
 * @param address `tcp://host:3310`, or the path of its socket
 */
export function createClamd(address: string, patience: Patience = usual): FileScanner {
  return { scan: (path) => scan(targetOf(address), path, patience) };
}

function targetOf(address: string): NetConnectOpts {
  if (address.startsWith("/")) return { path: address };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 3310) };
}

async function scan(target: NetConnectOpts, path: string, { connectMs, answerMs }: Patience): Promise<Verdict> {
  const socket = connect(target);
  const giveUpAfter = (ms: number) =>
    setTimeout(() => socket.destroy(new Error(`The virus scanner did not answer within ${ms / 1000} s.`)), ms);
  let waiting = giveUpAfter(connectMs);
  socket.once("connect", () => {
    clearTimeout(waiting);
    waiting = giveUpAfter(answerMs);
  });
  try {
    // One that has heard enough answers, and closes, before everything was sent: then its answer counts.
    const [answer, sending] = await Promise.allSettled([
      answerOn(socket).finally(() => socket.destroy()),
      pipeline(framed(path), socket, { end: false }).catch((error: unknown) => {
        // Also a file that cannot be read on: nobody waits for an answer to half of it.
        socket.destroy();
        throw error;
      }),
    ]);
    if (answer.status === "fulfilled") return verdictOf(answer.value);
    throw sending.status === "rejected" ? sending.reason : answer.reason;
  } finally {
    clearTimeout(waiting);
    socket.destroy();
  }
}

/** The command, each piece behind its length, and a length of nothing at the end. */
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    // An answer that came meanwhile is heard first: writing to who has closed would throw it away.
    await setImmediate();
    yield Buffer.concat([lengthOf(piece.length), piece]);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    socket.on("data", (bytes: Buffer) => {
      heard += bytes.toString("utf8");
      const end = heard.indexOf("\0");
      if (end >= 0) resolve(heard.slice(0, end));
      else if (heard.length > longestAnswer) reject(new Error("The virus scanner answers without end."));
    });
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The virus scanner closed the connection without an answer.")));
  });
}

function verdictOf(answer: string): Verdict {
  if (answer === "stream: OK") return { kind: "clean" };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found) return { kind: "infected", found };
  if (answer.startsWith("INSTREAM size limit exceeded")) return { kind: "tooLarge" };
  throw new Error(`The virus scanner answered "${answer}".`);
}
