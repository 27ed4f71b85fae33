import { photoIn } from "../fixtures/photo.ts";
import { expect, newId, unique } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";
import type { Tablet } from "../webkit/tablet.ts";

const sidewaysOf = (tablet: Tablet) =>
  tablet.script<number>("return document.documentElement.scrollWidth - innerWidth");

test("a job is found, ticked and completed by touch on a phone @long", async ({ hold }) => {
  const { tablet, call } = await hold("chief");
  const [id, title] = [newId(), unique("Bilge wells, sound")];
  await call("mutation", "jobs.create", { id, title, tasks: ["Forward well"] });
  await tablet.resize(390, 844);
  await tablet.open(`/app/home?view=table&search=${encodeURIComponent(title)}`);
  await tablet.tap({ text: title });
  await tablet.tap({ role: "checkbox", name: "Forward well" });
  const sheet = () => call<{ status: string; tasks: { doneAt: Date | null }[] }>("query", "jobs.get", { id });
  await expect.poll(async () => (await sheet()).tasks[0]?.doneAt ?? null).not.toBeNull();
  expect(await sidewaysOf(tablet)).toBeLessThanOrEqual(0);

  await tablet.tap({ role: "button", name: /^Complete/ });
  const completing = { role: "dialog", name: /^Complete/ } as const;
  const dialog = await tablet.see(completing);
  await tablet.fill({ label: /^Work done/ }, "Sounded, dry.", dialog);
  await tablet.tap({ role: "button", name: /^Complete job/ }, dialog);
  await tablet.gone(completing);
  await expect.poll(async () => (await sheet()).status).toBe("done");
});

test("a defect is raised by touch on a phone, with a photo and its machine @long", async ({ folder, hold }) => {
  const { tablet, call } = await hold("deckhand");
  const [machineId, what] = [newId(), unique("Passerelle hose weeping")];
  const chief = await hold("chief");
  const machine = { id: machineId, name: unique("Passerelle"), department: "deck" };
  await chief.call("mutation", "equipment.create", machine);
  await tablet.resize(390, 844);
  await tablet.open("/app/home");
  await tablet.tap({ role: "link", name: /^Raise/ });
  const raising = { role: "dialog", name: "Raise a job" } as const;
  const dialog = await tablet.see(raising);
  await tablet.attach(photoIn(folder), dialog);
  await tablet.fill({ label: /^What is wrong/ }, what, dialog);
  await tablet.tap({ role: "combobox", name: /^Equipment/ }, dialog);
  await tablet.type(machine.name);
  await tablet.tap({ role: "option", name: new RegExp(machine.name) });
  await tablet.tap({ role: "button", name: /^Raise job/ }, dialog);
  await tablet.gone(raising);

  const raised = async () =>
    (await call<{ rows: { id: string; title: string }[] }>("query", "jobs.list", { equipmentId: machineId })).rows;
  await expect.poll(raised).toMatchObject([{ title: what }]);
  const [job] = await raised();
  const whole = () => call<{ kind: string; files: unknown[] }>("query", "jobs.get", { id: job?.id });
  expect((await whole()).kind).toBe("defect");
  await expect.poll(async () => (await whole()).files).toHaveLength(1);
});
