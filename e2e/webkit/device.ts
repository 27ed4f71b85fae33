import type { Tablet } from "./tablet.ts";

const always = ["session.me", "session.vessel"];

/** Loads the open page once more, by the service worker, and waits until the answers to it are on the device too. */
export async function readyForSea(tablet: Tablet, ...procedures: string[]): Promise<void> {
  await tablet.until("a service worker", () =>
    tablet.later<boolean>("navigator.serviceWorker.ready.then(() => done(true))"),
  );
  await tablet.driver.navigate().refresh();
  await tablet.until("the answers to this page on the device", async () => {
    const kept = await tablet.later<string[]>(keptHere);
    return [...always, ...procedures].every((procedure) => kept.includes(procedure));
  });
}

/** Now and then WebKit leaves one who asks for a database without an answer; asked again, it gives one. */
const keptHere = `
  setTimeout(() => done([]), 5_000);
  const opening = indexedDB.open("ymp");
  // Not there yet: made here it would have nothing in it, and the page would find that.
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => done([]);
  opening.onsuccess = () => {
    const database = opening.result;
    setTimeout(() => database.close(), 5_000);
    const reading = database.transaction("queries").objectStore("queries").getAll();
    reading.onerror = () => done([]);
    reading.onsuccess = () => {
      database.close();
      const ofThisDocument = reading.result.filter(({ updatedAt }) => updatedAt >= performance.timeOrigin);
      done(ofThisDocument.map(({ key }) => key[0]?.join(".") ?? ""));
    };
  };`;
