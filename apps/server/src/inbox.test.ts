import { newId } from "@ymp/core/ids";
import { mails } from "@ymp/db/schema/operations";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  [open, closed] = await Promise.all([createTestApp({ hasInbox: true }), createTestApp()]);
});
afterAll(() => Promise.all([open.close(), closed.close()]));

it("the inbox shows kept mails as plain pages, with a link to press and nobody's markup", async () => {
  expect(await (await open.request("/dev/inbox")).text()).toContain("No mails yet.");
  const id = newId();
  const text = "Hello <script>Ana</script>\nhttps://ymp.test/auth/reset-password/abc\n";
  await open.world.database.db
    .insert(mails)
    .values({ id, recipient: "ana@example.test", subject: "A <b>new</b> password", html: "", text });

  const list = await open.request("/dev/inbox");
  expect(list.headers.get("cache-control")).toBe("no-store");
  expect(await list.text()).toContain(`<a href="/dev/inbox/${id}">A &lt;b&gt;new&lt;/b&gt; password</a>`);
  const mail = await (await open.request(`/dev/inbox/${id}`)).text();
  expect(mail).toContain('<a href="https://ymp.test/auth/reset-password/abc">');
  expect(mail).not.toContain("<script>");
});

it("the inbox is absent where mails are sent", async () => {
  expect((await closed.request("/dev/inbox")).status).toBe(404);
  expect((await open.request("/dev/inbox/nothing")).status).toBe(404);
});
