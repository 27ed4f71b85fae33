import { atSea, expect, newId, test, unique } from "../fixtures/session.ts";

/** As it is now and then in WebKit: no refusal, no answer, from the first moment on. */
function silenceTheDevice(): void {
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const never = () => new Promise<never>(() => undefined);
  IDBFactory.prototype.open = () => Object.assign(Object.create(IDBOpenDBRequest.prototype), silent);
  Object.assign(StorageManager.prototype, { persist: never, persisted: never });
}

test("a device that never answers holds up neither start, reading, drafts nor what is sent, and is not said to keep anything", async ({
  visit,
}) => {
  const { page, context, call } = await visit("chief", atSea);
  await context.addInitScript(silenceTheDevice);
  const [id, title] = [newId(), unique("Only in this window")];
  await call("mutation", "jobs.create", { id, title });

  await page.goto("/app/home?view=table&new=job");
  const form = page.getByRole("dialog", { name: "New job" });
  await form.getByLabel(/^Job/).fill("Fairlead greased");
  await page.reload();
  await expect(form.getByLabel(/^Job/)).toHaveValue("Fairlead greased");

  await page.goto(`/app/jobdetails/${id}`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("textbox", { name: /Write a comment/ }).fill("Bilge alarm tested");
  await page.getByRole("button", { name: /^Send/ }).click();
  const warning = page.getByRole("button", { name: "Only in this window, keep it open" });
  await warning.click();
  const queue = page.getByRole("dialog", { name: "Changes to be sent" });
  await expect(queue.getByText("Only in this window, keep it open")).toBeVisible();
  await expect(queue.getByText(/If this is a private window/)).toBeVisible();

  await context.setOffline(false);
  await expect(warning).toHaveCount(0);
  const said = () => call<{ body: string }[]>("query", "comments.list", { recordKind: "job", recordId: id });
  await expect.poll(said).toMatchObject([{ body: "Bilge alarm tested" }]);
});
