import { openLink } from "../fixtures/link.ts";
import { demoPassword, expect, newId, unique } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";
import { readyForSea } from "../webkit/device.ts";
import type { Tablet } from "../webkit/tablet.ts";

/** Everything the site keeps, as one text: databases, both storages, and of the caches what is not the product's own code. */
const keptHere = `
  const wait = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const storeOf = async (database, name) => {
    const store = database.transaction(name).objectStore(name);
    return { name, keys: await wait(store.getAllKeys()), values: await wait(store.getAll()) };
  };
  const databaseOf = async ({ name }) => {
    const database = await wait(indexedDB.open(name));
    const stores = await Promise.all([...database.objectStoreNames].map((store) => storeOf(database, store)));
    database.close();
    return { name, stores };
  };
  const cached = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url);
  Promise.all([
    indexedDB.databases().then((all) => Promise.all(all.map(databaseOf))),
    caches.keys().then((all) => Promise.all(all.map(cached))),
  ]).then(
    ([databases, addresses]) => done(JSON.stringify({
      databases, addresses, local: { ...localStorage }, session: { ...sessionStorage },
    })),
    (error) => done("unread: " + error),
  );`;

const kept = (tablet: Tablet) => tablet.later<string>(keptHere);

test("who signs out leaves nothing on the device that was read @long", async ({ folder, hold, callAs }) => {
  const { call, vesselId } = await callAs("deckhand");
  const me = await call<{ account: { id: string } }>("query", "session.me");
  const { name } = await call<{ name: string }>("query", "session.vessel");
  const { tablet } = await hold("visitor", { profile: folder });
  await tablet.resize(820, 1180);
  await tablet.open("/app/home?view=table");
  await tablet.fill({ label: "Username or email" }, "deckhand");
  await tablet.fill({ label: "Password" }, demoPassword);
  await tablet.press({ role: "button", name: "Sign in" });
  await tablet.see({ role: "heading", name: "Jobs" });
  await readyForSea(tablet, "jobs.list");
  const ofTheAccount = [name, vesselId, me.account.id, "fire pump"];
  const before = await kept(tablet);
  for (const told of ofTheAccount) expect(before).toContain(told);

  await tablet.press({ role: "button", name: /^Profile of/ });
  await tablet.press({ role: "menuitem", name: "Sign Out" });
  await tablet.see({ role: "button", name: "Sign in" });
  await tablet.until("an empty device", async () => {
    const after = await kept(tablet);
    const left = ofTheAccount.filter((told) => after.includes(told));
    const at = Math.max(0, after.indexOf(left[0] ?? "") - 300);
    if (left.length > 0 || after.startsWith("unread")) throw new Error(`Left: ${left}: ${after.slice(at, at + 600)}`);
    return true;
  });
  await tablet.open("/app/home");
  await tablet.see({ role: "button", name: "Sign in" });
});

test("what the device would not keep is not lost by signing out unasked @long", async ({ folder, hold }) => {
  const link = await openLink();
  const { tablet, call } = await hold("chief", { profile: folder, proxy: link.address });
  const id = newId();
  const title = unique("Only in this window");
  await call("mutation", "jobs.create", { id, title });
  await tablet.resize(820, 1180);
  await tablet.open(`/app/jobdetails/${id}`);
  await tablet.see({ role: "heading", name: title });
  await readyForSea(tablet, "jobs.get");
  await tablet.script(
    'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };',
  );
  link.cut();
  await tablet.fill({ role: "textbox", name: /Write a comment/ }, "Bilge alarm tested");
  await tablet.press({ role: "button", name: /^Send/ });
  await tablet.see({ role: "button", name: "Only in this window, keep it open" });

  const profile = { role: "button", name: /^Profile of/ } as const;
  const signOut = { role: "menuitem", name: "Sign Out" } as const;
  await tablet.press(profile);
  await tablet.press(signOut);
  const question = await tablet.see({ role: "alertdialog", name: "Sign out and risk losing changes?" });
  await tablet.press({ role: "button", name: "Cancel" }, question);
  await tablet.gone({ role: "alertdialog", name: "Sign out and risk losing changes?" });
  await tablet.press(profile);
  await tablet.press(signOut);
  const again = await tablet.see({ role: "alertdialog", name: "Sign out and risk losing changes?" });
  await tablet.press({ role: "button", name: "Sign Out" }, again);
  await tablet.see({ text: /in this window alone. Keep the window open/ });
  await link.close();
});
