import { randomBytes } from "node:crypto";
import { newId } from "@ymp/core/ids";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fleet, startFleet } from "./fleet.ts";
import { openLiveStream } from "./live-stream.ts";
import type { Product } from "./product.ts";
import { at, type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

let fleet: Fleet;
let first: Product;
let second: Product;
/** The chief engineer's session, asked for at each of the two. */
let chief: { atFirst: Person; atSecond: Person };

const mails: string[] = [];
const mailServer = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo({ address }, _session, done) {
    mails.push(address);
    done();
  },
  onData(stream, _session, done) {
    stream.resume().on("end", done);
  },
});

function openMailServer(): Promise<string> {
  return new Promise((resolve) => {
    const socket = mailServer.listen(0, "127.0.0.1", () => {
      const address = socket.address();
      resolve(`smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`);
    });
  });
}

beforeAll(async () => {
  fleet = await startFleet("two", { SMTP_URL: await openMailServer() });
  [first, second] = await Promise.all([fleet.join(), fleet.join()]);
  const atFirst = await signIn(first.origin, "chief");
  chief = { atFirst, atSecond: at(second.origin, atFirst) };
});
afterAll(async () => {
  await fleet.stop();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});

const isSignedIn = async ({ client }: Person) => (await client.session.me.query()) !== null;

describe("a session", () => {
  it("that was opened at one process is good at the other, and through the balancer", async () => {
    const asked = [chief.atFirst, chief.atSecond, at(fleet.balancer.origin, chief.atFirst)];
    for (const person of asked) expect(await isSignedIn(person)).toBe(true);
  });

  it("closed from elsewhere is closed at both at once, and so are its streams", async () => {
    const other = await signIn(first.origin, "bosun");
    const there = at(second.origin, other);
    const streams = await Promise.all([openLiveStream(first.origin, other), openLiveStream(second.origin, other)]);
    expect(await isSignedIn(there)).toBe(true);
    const keeper = await signIn(second.origin, "bosun");
    await keeper.client.session.closeOtherSessions.mutate();
    await until(async () => !(await isSignedIn(other)), "the first process closes the session", 3000);
    await until(async () => !(await isSignedIn(there)), "the second process closes the session", 3000);
    await until(() => streams.every((stream) => stream.ending() === "told"), "both streams end", 3000);
    expect(await isSignedIn(keeper)).toBe(true);
  });
});

describe("what is saved at one process", () => {
  it("appears on the screens of the other", async () => {
    const stream = await openLiveStream(second.origin, chief.atSecond);
    const id = newId();
    await chief.atFirst.client.jobs.create.mutate({ id, title: "Check the davit" });
    await until(() => stream.changes.some(({ recordId }) => recordId === id), "the change is told", 3000);
    expect(await chief.atSecond.client.jobs.get.query({ id })).toMatchObject({ title: "Check the davit" });
    stream.close();
  });

  it("takes a right away at the other, which remembered that there was one", async () => {
    const captain = await signIn(first.origin, "captain");
    const deckhand = await signIn(second.origin, "deckhand");
    const userId = (await deckhand.client.session.me.query())?.account.id ?? "";
    const refusal = () =>
      deckhand.client.jobs.list.query({}).then(
        () => null,
        (error: Error) => error,
      );
    expect(await refusal()).toBeNull();
    const { version } = await captain.client.users.get.query({ userId });
    await captain.client.users.setAccess.mutate({ userId, version, levels: { jobs: "none" } });
    await until(async () => (await refusal()) !== null, "the other process refuses", 3000);
    expect(await refusal()).toMatchObject({ code: "forbidden" });
  });

  it("is seen of who has a record open", async () => {
    const [job] = (await chief.atFirst.client.jobs.list.query({})).rows;
    const place = { recordKind: "job", recordId: job?.id ?? "" } as const;
    const captain = await signIn(first.origin, "captain");
    await captain.client.live.presence.query(place);
    const namesHere = async () => (await chief.atSecond.client.live.presence.query(place)).map(({ name }) => name);
    await until(async () => (await namesHere()).includes("Elena Castell"), "the other process knows who looks", 3000);
  });
});

describe("the queue", () => {
  it("does each piece of work once, whichever process takes it", async () => {
    const asked = ["chief", "captain", "bosun", "stew", "manager", "skipper"];
    const addresses = await Promise.all(
      asked.map(async (login, index) => {
        const product = index % 2 === 0 ? first : second;
        const person = await signIn(product.origin, login);
        const email = (await person.client.session.me.query())?.account.email ?? "";
        await person.client.session.requestReset.mutate({ email });
        return email;
      }),
    );
    await until(() => addresses.every((address) => mails.includes(address)), "every mail has left");
    expect(mails.filter((address) => addresses.includes(address)).sort()).toEqual([...addresses].sort());
  });
});

describe("an upload", () => {
  const tus = { "tus-resumable": "1.0.0" };
  const encoded = (text: string) => Buffer.from(text).toString("base64");

  it("that one process began goes on at the other, and is read at both", async () => {
    const { cookie, vesselId } = chief.atFirst;
    const bytes = Buffer.from(`Sea trial\n${randomBytes(40_000).toString("hex")}`);
    const id = newId();
    const metadata = `id ${encoded(id)},name ${encoded("sea-trial.txt")},vesselId ${encoded(vesselId)}`;
    const room = await fetch(`${first.origin}/uploads`, {
      method: "POST",
      headers: { ...tus, cookie, "upload-length": String(bytes.length), "upload-metadata": metadata },
    });
    const place = room.headers.get("location") ?? "";
    const send = (origin: string, part: Buffer<ArrayBuffer>, offset: number) =>
      fetch(`${origin}${place}`, {
        method: "PATCH",
        headers: { ...tus, cookie, "content-type": "application/offset+octet-stream", "upload-offset": `${offset}` },
        body: part,
      });
    expect((await send(first.origin, bytes.subarray(0, 30_000), 0)).status).toBe(204);
    const standing = await fetch(`${second.origin}${place}`, { method: "HEAD", headers: { ...tus, cookie } });
    expect(standing.headers.get("upload-offset")).toBe("30000");
    expect((await send(second.origin, bytes.subarray(30_000), 30_000)).status).toBe(204);
    for (const { origin } of [first, second]) {
      const read = await fetch(`${origin}/files/${vesselId}/${id}/original`, { headers: { cookie } });
      expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });
});
