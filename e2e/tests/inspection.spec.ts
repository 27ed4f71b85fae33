import { readFileSync } from "node:fs";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { photo } from "../fixtures/photo.ts";
import { demoPassword, expect, newId, test } from "../fixtures/session.ts";

const pin = "7294";

interface Shelf {
  books: { id: string; kind: string; closedAt: Date | null }[];
}

test("an inspection from the code to the hand back: asked for, read with its files, copied, checked, recorded, and over", async ({
  page: tablet,
  browser,
  baseURL,
  browserName,
  visit,
}) => {
  test.skip(browserName === "firefox", "WebDriver BiDi tells of no download that a page makes itself.");
  const officer = `P. Girard ${Date.now() % 100_000}`;
  let code = "";

  const receipt = `receipt ${officer}.png`;
  await test.step("a receipt is put to an entry of the oil record book, as is done aboard", async () => {
    const { call, page } = await visit("chief");
    const { books } = await call<Shelf>("query", "logbooks.shelf", {});
    const book = books.find(({ kind, closedAt }) => kind === "oil1" && closedAt === null);
    if (!book) throw new Error("No oil record book is open on the demo vessel");
    const id = newId();
    const values = { remarks: `Receipt of ${officer}` };
    await call("mutation", "logbooks.enter", { id, logbookId: book.id, code: "I", values, occurredAt: new Date() });
    await page.goto(`/app/oilrecord/${book.id}?entry=${id}`);
    const entry = page.getByRole("dialog", { name: /Additional/ });
    await entry
      .locator("input[type=file]")
      .first()
      .setInputFiles({ ...photo, name: receipt });
    await expect(entry.getByText(receipt)).toBeVisible();
    await expect(entry.getByText(/SHA-256/).first()).toBeVisible();
  });

  await test.step("the master starts it on the ship's tablet by the pin", async () => {
    await tablet.goto("/auth/login");
    await tablet.getByLabel("Username or email").fill("captain");
    await tablet.getByLabel("Password", { exact: true }).fill(demoPassword);
    await tablet.getByRole("button", { name: "Sign in" }).click();
    await expect(tablet).toHaveURL(/\/app\//);
    await tablet.goto("/app/inspections?start=true");
    const start = tablet.getByRole("dialog", { name: "Start an inspection" });
    await start.getByLabel("Authority").fill("Affaires maritimes");
    await start.getByLabel("Officer's name").fill(officer);
    const books = start.getByRole("group", { name: "Books asked for" });
    const asked = /^(Oil record book, part I|GMDSS radio log)$/;
    await expect(books.getByRole("checkbox").first()).toBeVisible();
    const names = await books.locator("label").allTextContents();
    for (const name of names.filter((one) => !asked.test(one))) await books.getByLabel(name, { exact: true }).uncheck();
    await start.getByLabel("Your master pin").fill(pin);
    await start.getByRole("button", { name: "Start an inspection" }).click();
    const opened = tablet.getByRole("dialog", { name: new RegExp(officer) });
    await expect(opened.getByRole("button", { name: /^PDF of / })).toHaveCount(2);
    const print = tablet.waitForEvent("download");
    await opened.getByRole("button", { name: /^PDF of Oil record book, part I/ }).click();
    expect(
      readFileSync(await (await print).path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    code = (await opened.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? "";
    expect(code).not.toBe("");
  });

  const own = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const inspector = await own.newPage();
  await test.step("the officer types the code on a device of their own, and copies nothing there", async () => {
    const sent: string[] = [];
    inspector.on("request", (request) => sent.push(request.url()));
    await inspector.goto("/inspect");
    await inspector.getByLabel("Code").fill("2222-2222");
    await inspector.getByRole("button", { name: "Open the inspection" }).click();
    await expect(inspector.getByText("This code opens no inspection. Ask the master.")).toBeVisible();
    await inspector.getByLabel("Code").fill(code.toLowerCase());
    await inspector.getByRole("button", { name: "Open the inspection" }).click();
    await expect(inspector.getByText("Reading only. Nothing here can be changed.")).toBeVisible();
    await expect(inspector.getByRole("heading", { name: "What is wrong" })).toBeVisible();
    await expect(inspector.getByText("Not kept in YMP yet. Ask the master for the originals.")).toBeVisible();
    await expect(inspector.getByRole("button", { name: "Certified copy" })).toHaveCount(0);
    await inspector.goto("/app/home");
    await expect(inspector).toHaveURL(/\/auth\/login/);
    expect(sent.filter((url) => url.includes(code))).toEqual([]);
  });

  await test.step("the tablet is handed over: no session of the master is left on it", async () => {
    await tablet.getByRole("button", { name: "Hand over this device" }).click();
    await tablet.getByRole("alertdialog").getByRole("button", { name: "Hand over this device" }).click();
    await expect(tablet.getByText("Reading only. Nothing here can be changed.")).toBeVisible();
    const kept = (await tablet.context().cookies()).map(({ name }) => name);
    expect(kept).toContain("ymp_inspection");
    expect(kept).not.toContain("ymp_session");
    await tablet.goto("/app/home");
    await expect(tablet).toHaveURL(/\/auth\/login/);
    await tablet.goto("/inspect");
  });

  let hash = "";
  await test.step("a book is read page by page, and the master certifies a copy of it", async () => {
    await tablet
      .getByRole("button", { name: /^Oil record book, part I/ })
      .first()
      .click();
    await expect(tablet.getByText(/^Chain checked now/)).toBeVisible();
    await expect(tablet.getByRole("article")).toBeVisible();
    await expect(tablet.getByRole("region", { name: "Papers of the book" })).toContainText(/legal record|Declaration/);
    const account = tablet.getByRole("region", { name: "Account of the book" });
    await expect(account.getByRole("region", { name: "Open pages" }).getByRole("listitem").last()).toContainText(
      "Page",
    );
    await expect(account.getByRole("region", { name: "Corrections" }).getByRole("listitem").first()).toContainText(
      "struck out",
    );
    await expect(account.getByRole("region", { name: "Signers" })).toContainText("master");
    const kept = tablet.waitForEvent("download");
    await tablet.getByRole("button", { name: `Open ${receipt}` }).click();
    // The ship stores photos without what their camera wrote beside the picture.
    expect(
      readFileSync(await (await kept).path())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    await tablet.getByRole("button", { name: "Back", exact: true }).click();
    await tablet
      .getByRole("button", { name: /^GMDSS radio log/ })
      .first()
      .click();
    await expect(account.getByRole("region", { name: "Gaps" }).getByRole("listitem").first()).toBeVisible();
    await tablet.goto(`${tablet.url().split("&page")[0]}&page=12`);
    await expect(tablet.getByRole("article", { name: "Page 12" })).toBeVisible();
    await tablet.getByRole("button", { name: "Certified copy" }).click();
    const certify = tablet.getByRole("dialog", { name: "Certified copy" });
    await certify.getByRole("spinbutton", { name: "To page" }).fill("14");
    await certify.getByLabel("The master's pin").fill(pin);
    const saved = tablet.waitForEvent("download");
    await certify.getByRole("button", { name: "Certify and save" }).click();
    const file = await (await saved).path();
    const text = pdfContentOf(readFileSync(file))
      .pages.flatMap(({ texts }) => texts)
      .join(" ");
    expect(text).toContain("I certify that this is a true copy of");
    for (const page of [12, 13, 14]) expect(text).toContain(`Page ${page}`);
    hash = /Hash of this copy((?: ?[0-9a-f]{8}){8})/.exec(text.replaceAll(/\s+/g, " "))?.[1]?.replaceAll(" ", "") ?? "";
    expect(hash).toHaveLength(64);
    await expect(tablet.getByText("Copies taken: 1")).toBeVisible();
  });

  await test.step("a print is checked by its code", async () => {
    await tablet.getByRole("button", { name: "Check a print" }).click();
    const check = tablet.getByRole("dialog", { name: "Check a print" });
    await check.getByLabel("Code of the print").fill(hash.slice(0, 16));
    await check.getByRole("button", { name: "Check", exact: true }).click();
    await expect(check.getByText("Equal", { exact: true })).toBeVisible();
    await check.getByLabel("Code of the print").fill("0".repeat(16));
    await check.getByRole("button", { name: "Check", exact: true }).click();
    await expect(check.getByText("Not of this ship")).toBeVisible();
    await check.getByRole("button", { name: "Cancel" }).click();
    await expect(check).toBeHidden();
  });

  await test.step("the master takes the tablet back by the pin, and it is over everywhere", async () => {
    await tablet.getByRole("button", { name: "Hand back" }).click();
    const back = tablet.getByRole("dialog", { name: "Hand the device back" });
    await back.getByLabel("The master's pin").fill("1470");
    await back.getByRole("button", { name: "Take it back" }).click();
    await expect(back.getByText("This is not your master pin.")).toBeVisible();
    await back.getByLabel("The master's pin").fill(pin);
    await back.getByRole("button", { name: "Take it back" }).click();
    await expect(tablet.getByText("The inspection is over")).toBeVisible();
    await inspector.goto("/inspect");
    await expect(inspector.getByRole("heading", { name: /^Ended \d/ })).toBeVisible();
    await expect(inspector.getByText("Ask the master to open another inspection.")).toBeVisible();
  });

  await test.step("the master reads on her own device who looked at what", async () => {
    const { page } = await visit("captain");
    await page.goto("/app/inspections");
    await page
      .getByRole("row", { name: new RegExp(officer) })
      .getByRole("gridcell")
      .first()
      .click();
    const told = page.getByRole("dialog", { name: new RegExp(officer) });
    await expect(told.getByText("Opened by the code")).toBeVisible();
    await expect(told.getByText("Opened on the ship's device")).toBeVisible();
    await expect(told.getByText(/^Certified copy of GMDSS radio log.+pages 12 to 14$/)).toBeVisible();
    await expect(told.getByText(new RegExp(`^File ${receipt} of Oil record book`))).toBeVisible();
    await expect(told.getByText(/^GMDSS radio log.+page 12$/).first()).toBeVisible();
    await expect(told.getByText("Print checked: equal")).toBeVisible();
    await expect(told.getByText("Handed back", { exact: true })).toBeVisible();
  });
  await own.close();
});
