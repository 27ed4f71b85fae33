import { expect, newId, test, unique, type Visitor } from "../fixtures/session.ts";

async function profileOf({ call }: Visitor): Promise<string> {
  const { profileId } = await call<{ profileId: string }>("query", "session.vessel");
  return profileId;
}

async function assign({ call }: Visitor, title: string, profileId: string): Promise<string> {
  const id = newId();
  await call("mutation", "jobs.create", { id, title, department: "deck", assigneeIds: [profileId] });
  return id;
}

const bell = ({ page }: Visitor) => page.getByRole("button", { name: /^Notifications/ });

test("the bell tells of a job without a reload and leads to it; what is turned off is told no more", async ({
  visit,
}) => {
  const [captain, deckhand] = [await visit("captain"), await visit("deckhand")];
  const deckhandProfile = await profileOf(deckhand);
  const { page } = deckhand;
  await deckhand.call("mutation", "notifications.markAllRead");
  await page.goto("/app/help");
  await expect(bell(deckhand)).toHaveAccessibleName("Notifications");

  const title = unique("Splice the spare halyard");
  const jobId = await assign(captain, title, deckhandProfile);
  await expect(bell(deckhand)).toHaveAccessibleName("Notifications, 1 unread");

  await bell(deckhand).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  const notice = panel.getByRole("link", { name: new RegExp(title) });
  await expect(notice).toContainText("Elena Castell assigned this to you");
  await notice.click();
  await expect(page).toHaveURL(new RegExp(jobId));
  await expect(bell(deckhand)).toHaveAccessibleName("Notifications");

  await bell(deckhand).click();
  await panel.getByRole("link", { name: "Notification settings" }).click();
  await expect(page).toHaveURL(/tab=notifications/);
  const inApp = page.getByRole("checkbox", { name: "Job assigned to me: In app" });
  await expect(inApp).toBeChecked();
  await inApp.click();
  await page.getByRole("checkbox", { name: "Job assigned to me: Mail at once" }).click();
  await expect(inApp).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Job assigned to me: Mail at once" })).not.toBeChecked();
  await page.reload();
  await expect(inApp).not.toBeChecked();

  const silent = unique("Coil the lines");
  await assign(captain, silent, deckhandProfile);
  const told = await deckhand.call<{ rows: { facts: { title: string } }[] }>("query", "notifications.list", {});
  expect(told.rows.map(({ facts }) => facts.title)).not.toContain(silent);
  await deckhand.call("mutation", "notifications.setPreference", { event: "job_assigned", inApp: true, mail: "now" });
});

test("a name after @ is chosen by keyboard, and its owner is told in the words of the comment", async ({ visit }) => {
  const [captain, bosun] = [await visit("captain"), await visit("bosun")];
  const { page } = captain;
  await bosun.call("mutation", "notifications.markAllRead");
  const title = unique("Survey the anchor chain");
  const id = newId();
  await captain.call("mutation", "jobs.create", { id, title, department: "deck" });
  await bosun.page.goto("/app/help");

  await page.goto(`/app/jobdetails/${id}`);
  const field = page.getByRole("textbox", { name: /Write a comment/ });
  await field.fill("Please look at the third shackle @Luc");
  await expect(page.getByRole("option", { name: "Luca Ferri" })).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue("Please look at the third shackle @Luca Ferri ");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Comments" })).toContainText("third shackle");

  await expect(bell(bosun)).toHaveAccessibleName("Notifications, 1 unread");
  await bell(bosun).click();
  const panel = bosun.page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("link", { name: new RegExp(title) })).toContainText("Elena Castell mentioned you");
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(bosun)).toHaveAccessibleName("Notifications");
});
