import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFleet, type Fleet } from "../fleet/fleet.ts";
import { type Door, openDoor, type Sender } from "./door.ts";

const job = '{"title":"Pump","id":"0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6a","a":"x"}';
const withMeta = (meta: string, json = job) => `{"json":${json},"meta":${meta}}`;

/** Bodies that no client of ours would make: damaged, endless, or lying about the kinds of their values. */
const bodies: Record<string, string> = {
  nothing: "",
  "half of it": '{"json":{"title"',
  "no object": "[]",
  "nothing at all": "null",
  "a text": '"text"',
  "a list without end": "[".repeat(100_000),
  "objects without end": '{"json":'.repeat(20_000),
  "a prototype": '{"json":{"__proto__":{"isSuperadmin":true},"constructor":{"prototype":{"isSuperadmin":true}}}}',
  "a prototype by its meta": withMeta('{"values":{"__proto__.isSuperadmin":["undefined"]}}'),
  "a constructor by its meta": withMeta('{"values":{"constructor.prototype.isSuperadmin":["Date"]}}'),
  "a prototype by equality": withMeta('{"referentialEqualities":{"title":["__proto__.isSuperadmin"]}}'),
  "a large number that is none": withMeta('{"values":{"a":["bigint"]}}'),
  "an address that is none": withMeta('{"values":{"a":["URL"]}}'),
  "a pattern that is none": withMeta('{"values":{"a":["regexp"]}}', '{"a":"/(((/"}'),
  "a map that is none": withMeta('{"values":{"a":["map"]}}'),
  "a set that is none": withMeta('{"values":{"a":["set"]}}', '{"a":5}'),
  "an unknown class": withMeta('{"values":{"a":[["class","Account"]]}}'),
  "an unknown symbol": withMeta('{"values":{"a":[["symbol","Account"]]}}'),
  "an unknown kind": withMeta('{"values":{"a":[["custom","Account"]]}}'),
  "a path into nothing": withMeta('{"values":{"a.b.c.d":["Date"]}}'),
  "meta that is a text": withMeta('"values"'),
  "meta that is a list": withMeta('{"values":[[[["Date"]]]]}'),
  "equality with itself": withMeta('{"referentialEqualities":[["a","a",""]]}'),
};

describe("a request that no client of ours would send", () => {
  let fleet: Fleet;
  let door: Door;
  let sender: Sender;
  beforeAll(async () => {
    fleet = await createFleet();
    door = openDoor(fleet);
    sender = await door.enter("captain", await fleet.vesselId("M/Y Seraphine"));
  }, 240_000);
  afterAll(() => fleet?.close());

  it.each(Object.keys(bodies))("is refused and breaks nothing: %s", async (name) => {
    const body = bodies[name] ?? "";
    const headers = { "content-type": "application/json" };
    const answers = await Promise.all([
      door.send(sender, "/trpc/jobs.create", { method: "POST", headers, body }),
      door.send(sender, "/trpc/jobs.create,jobs.create?batch=1", {
        method: "POST",
        headers,
        body: `{"0":${body},"1":{}}`,
      }),
      door.send(sender, `/trpc/jobs.list?input=${encodeURIComponent(body.slice(0, 50_000))}`),
      door.send(sender, "/api/profile", { method: "POST", headers, body }),
    ]);
    expect(answers.filter(({ status, text }) => status >= 500 || text.includes('"httpStatus":500'))).toEqual([]);
    expect(fleet.failures.splice(0)).toEqual([]);
    expect(Reflect.get({}, "isSuperadmin")).toBeUndefined();
  });

  it.each([
    "/trpc/",
    "/trpc/__proto__",
    "/trpc/jobs.__proto__.list",
    "/trpc/constructor",
    "/trpc/%00",
    "/trpc/jobs.list,,,?batch=1",
    `/trpc/${"x".repeat(5000)}`,
    "/trpc/jobs.list?batch=1&input=%7B%22__proto__%22%3A%7B%7D%7D",
    "/trpc/live.changes?connectionParams=%5B%5D",
    "/trpc/live.changes?connectionParams=%7B%22vesselId%22%3A%7B%22a%22%3A1%7D%7D",
    "/files/x/y/z",
    "/archives/%00",
    "/uploads/%00",
    "/api/profile/boat/%F0%9F%9A%A2",
  ])("leads nowhere and breaks nothing: %s", async (address) => {
    const { status } = await door.send(sender, address);
    expect(status).toBeLessThan(500);
    expect(fleet.failures.splice(0)).toEqual([]);
  });
});
