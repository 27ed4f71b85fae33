import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeOnceATurn } from "./one-write-a-turn.ts";

const large = "l".repeat(2000);
const heard: string[] = [];
const server = createServer((peer) => peer.on("data", (data) => heard.push(data.toString())));
let socket: Socket;
/** How often the socket was handed something to send. */
let sendings = 0;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  for (const name of ["_write", "_writev"] as const) {
    const send = Reflect.get(socket, name) as (...args: unknown[]) => unknown;
    Reflect.set(socket, name, (...args: unknown[]) => {
      sendings++;
      return Reflect.apply(send, socket, args);
    });
  }
  writeOnceATurn(socket);
});
afterAll(() => {
  socket.destroy();
  server.close();
});

const arrived = (text: string) =>
  expect
    .poll(() => heard.join(""))
    .toBe(text)
    .then(() => {
      const count = sendings;
      heard.length = 0;
      sendings = 0;
      return count;
    });

/** What is held back in a turn is sent at its end. */
async function turnsPass(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it("sends what is written in one turn in one piece and in its order, with what its ticks and promises still write", async () => {
  socket.write(`${large}1`);
  socket.write(`${large}2`);
  process.nextTick(async () => {
    await null;
    setImmediate(() => socket.write("commit"));
  });
  expect(await arrived(`${large}1${large}2commit`)).toBe(1);
});

it("has room for more while it holds back, however much that is", async () => {
  const most = "m".repeat(socket.writableHighWaterMark);
  expect([socket.write(most), socket.write(most), socket.write("commit")]).toEqual([true, true, true]);
  expect(await arrived(`${most}${most}commit`)).toBe(1);
});

it("sends what is small at once, and each turn by itself", async () => {
  socket.write("small");
  expect(sendings).toBe(1);
  await turnsPass();
  socket.write(large);
  await turnsPass();
  socket.write(large);
  expect(await arrived(`small${large}${large}`)).toBe(3);
});
