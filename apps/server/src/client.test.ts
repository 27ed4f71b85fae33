import { createClient, RefusedError } from "@ymp/api/client";
import { newId } from "@ymp/core/ids";
import { apiTokens } from "@ymp/db/schema/sign-in";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await createTestApp();
  url = await app.listen();
});
afterAll(() => app.close());

type Scopes = "everything" | { jobs?: "view" | "edit"; inventory?: "view" | "edit" };

async function tokenFor(who: "chief" | "captain" | "manager", scopes: Scopes = "everything") {
  const id = newId();
  const asked = { id, name: "Script", vesselId: null, scopes, expiresInDays: 30 };
  const { token } = await app.world.as(who).tokens.create(asked);
  return { id, token };
}

async function refusalIn(call: Promise<unknown>): Promise<RefusedError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof RefusedError) return error;
  throw new Error("The call was expected to be refused.", { cause: error });
}

describe("a script with a token", () => {
  it("reads and writes with every type kept, in the name of its owner", async () => {
    const { token } = await tokenFor("chief");
    const client = createClient({ url: `${url}/`, token, vesselId: app.world.vessels.A.id });
    const id = newId();
    await client.jobs.create.mutate({ id, title: "Port fin pump leaks" });
    const [me, job] = await Promise.all([client.session.me.query(), client.jobs.get.query({ id })]);
    expect(me?.account.username).toBe("chief.a");
    expect(job).toMatchObject({ id, title: "Port fin pump leaks" });
    expect((await client.tokens.list.query().catch((error: unknown) => error)) instanceof RefusedError).toBe(true);
  });

  it("goes from vessel to vessel, and into none that its owner may not enter", async () => {
    const { token } = await tokenFor("manager");
    const client = createClient({ url, token });
    const refused = await refusalIn(client.session.vessel.query());
    expect(refused).toMatchObject({ code: "invalid", messageKey: "refusals:nameVessel" });
    const onA = client.onVessel(app.world.vessels.A.id);
    expect((await onA.session.vessel.query()).name).toBe("Seraphine");
    const onB = onA.onVessel(app.world.vessels.B.id);
    expect((await refusalIn(onB.jobs.list.query({}))).code).toBe("not_found");
  });

  it("is told in a sentence what it may not do", async () => {
    const { token } = await tokenFor("captain", { jobs: "view" });
    const client = createClient({ url, token, vesselId: app.world.vessels.A.id });
    expect(await client.jobs.list.query({})).toHaveProperty("rows");
    const refused = await refusalIn(client.jobs.create.mutate({ id: newId(), title: "Bilge alarm" }));
    expect(refused).toMatchObject({
      name: "RefusedError",
      code: "forbidden",
      messageKey: "refusals:closedToRole",
      message: "Your access does not cover this. The captain can change it in your system access.",
    });
    expect(refused.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("learns which input is at fault", async () => {
    const { token } = await tokenFor("chief");
    const client = createClient({ url, token, vesselId: app.world.vessels.A.id });
    const refused = await refusalIn(client.jobs.create.mutate({ id: newId(), title: "" }));
    expect(refused.code).toBe("invalid");
    expect(Object.keys(refused.fields)).toEqual(["title"]);
  });

  it("is refused from the moment the token is revoked", async () => {
    const { id, token } = await tokenFor("chief");
    const client = createClient({ url, token, vesselId: app.world.vessels.A.id });
    await client.jobs.list.query({});
    await app.world.as("chief").tokens.revoke({ id });
    expect(await refusalIn(client.jobs.list.query({}))).toMatchObject({
      code: "unauthenticated",
      message: "This token was revoked.",
    });
  });

  it("is noted with the address it came from", async () => {
    const { id, token } = await tokenFor("chief");
    await createClient({ url, token }).session.me.query();
    const [row] = await app.world.database.db.select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(row?.lastUsedAddress).toMatch(/127\.0\.0\.1$/);
  });
});

describe("a wrong token", () => {
  it.each([
    ["ymp_not-a-token", "This is not a whole token: a character is missing or wrong. Copy it again."],
    ["somethingelse", "Sign in to go on."],
  ])("%s opens nothing and says why", async (token, message) => {
    const client = createClient({ url, token, vesselId: app.world.vessels.A.id });
    expect(await refusalIn(client.jobs.list.query({}))).toMatchObject({ code: "unauthenticated", message });
  });

  it("is refused by the documented calls in the same words, and taken from either header", async () => {
    const { token } = await tokenFor("chief");
    const get = (headers: Record<string, string>) => app.request("/api/auth", { headers });
    expect((await get({ "x-auth-token": token })).status).toBe(200);
    expect((await get({ authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await get({ "x-auth-token": `${token}x` })).status).toBe(401);
    expect((await get({ cookie: `ymp_session=${token}` })).status).toBe(401);
  });
});

describe("a server that does not answer", () => {
  it("is no refusal", async () => {
    const client = createClient({ url: "http://127.0.0.1:1", token: "ymp_x" });
    const error = await client.session.me.query().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedError);
  });
});
