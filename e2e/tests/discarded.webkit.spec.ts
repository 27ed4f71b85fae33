import { openLink } from "../fixtures/link.ts";
import { expect, newId, unique } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";
import { readyForSea } from "../webkit/device.ts";
import type { Tablet } from "../webkit/tablet.ts";

const discard = { role: "button", name: "Discard" } as const;
const queue = { role: "dialog", name: "Changes to be sent" } as const;
const jobField = { label: /^Job/ } as const;
const newJob = { role: "dialog", name: "New job" } as const;

async function openQueue(tablet: Tablet): Promise<void> {
  await tablet.press({ role: "button", name: /(needs? you|queued)$/ });
  await tablet.see(queue);
}

test("what was discarded stays so where the browser is killed at once, and what was not is there still @long", async ({
  folder,
  hold,
}) => {
  const link = await openLink();
  const options = { profile: folder, proxy: link.address };
  const { tablet, window, call } = await hold("chief", options);
  const jobs = ["Forward well", "Aft well"].map((task) => ({ id: newId(), title: unique(task), task }));
  for (const { id, title, task } of jobs) await call("mutation", "jobs.create", { id, title, tasks: [task] });
  await tablet.resize(820, 1180);
  for (const { id, title } of jobs) {
    await tablet.open(`/app/jobdetails/${id}`);
    await tablet.see({ role: "heading", name: title });
    await readyForSea(tablet, "jobs.get");
  }
  link.cut();
  for (const { id, task } of jobs) {
    await tablet.open(`/app/jobdetails/${id}`);
    await tablet.press({ role: "checkbox", name: task });
    await tablet.see({ text: /queued/ });
  }
  for (const { id } of jobs) {
    const { version } = await call<{ version: number }>("query", "jobs.get", { id });
    await call("mutation", "jobs.cancel", { id, version, reason: "Done by the yard" });
  }
  link.mend();
  await openQueue(tablet);
  await tablet.until("both refused", async () => (await tablet.all(discard)).length === 2);
  link.cut();
  await tablet.press(discard);
  const asked = await tablet.see({ role: "alertdialog", name: "Discard this change?" });
  await tablet.press(discard, asked);
  window.kill();

  const again = await hold("chief", { ...options, isResumed: true });
  await again.tablet.open("/app/home?view=table");
  await openQueue(again.tablet);
  await again.tablet.until("the other alone", async () => (await again.tablet.all(discard)).length === 1);
  await link.close();
});

test("a draft that was discarded stays so where the browser is killed at once, and one that was not is there still @long", async ({
  folder,
  hold,
}) => {
  const { tablet, window } = await hold("chief", { profile: folder });
  await tablet.open("/app/home?view=table&new=job");
  await tablet.fill(jobField, "Fairlead greased", await tablet.see(newJob));
  window.kill();

  const second = await hold("chief", { profile: folder, isResumed: true });
  await second.tablet.open("/app/home?view=table&new=job");
  await second.tablet.until("the draft", async () => {
    const field = await second.tablet.see(jobField, await second.tablet.see(newJob));
    return (await field.getAttribute("value")) === "Fairlead greased";
  });
  await second.tablet.press({ role: "button", name: "Cancel" }, await second.tablet.see(newJob));
  await second.tablet.press(discard, await second.tablet.see({ role: "alertdialog" }));
  await second.tablet.gone(newJob);
  second.window.kill();

  const third = await hold("chief", { profile: folder, isResumed: true });
  await third.tablet.open("/app/home?view=table&new=job");
  const field = await third.tablet.see(jobField, await third.tablet.see(newJob));
  expect(await field.getAttribute("value")).toBe("");
});
