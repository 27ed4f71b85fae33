import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { expect, test } from "../fixtures/session.ts";

async function fileOf(zip: Buffer, name: string): Promise<Buffer> {
  const reader = new ZipReader(new Uint8ArrayReader(zip));
  const entry = (await reader.getEntries()).find(({ filename }) => filename === name);
  if (!entry || entry.directory) throw new Error(`The zip holds no ${name}`);
  return Buffer.from(await entry.getData(new Uint8ArrayWriter()));
}

test("the zip for the inspector proves the book in a browser, without the product", async ({ visit, browser }) => {
  const { page } = await visit("captain");
  await page.goto("/app/logbook");
  await page.getByRole("link", { name: "Oil record book, part I", exact: true }).click();
  await page.getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Zip for the inspector" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/ORB1-2026-01.*\.zip$/);
  const html = (await fileOf(await readFile(await download.path()), "index.html")).toString("utf8");
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-inspected-"));
  const opened = async (text: string) => {
    const file = path.join(folder, "index.html");
    await writeFile(file, text);
    const inspected = await (await browser.newContext({ offline: true })).newPage();
    await inspected.goto(pathToFileURL(file).href);
    return inspected;
  };

  const whole = await opened(html);
  await expect(whole.getByText(/^The chain holds: \d+ events were reckoned anew\.$/)).toBeVisible();
  await expect(whole.getByRole("heading", { name: "Page 1", exact: true })).toBeVisible();
  await expect(whole.getByText("Struck out by").first()).toBeVisible();

  const flipped = await opened(html.replace("Sludge tank", "Sludge tanj"));
  await expect(
    flipped.getByText(/^The chain does not hold\. The first event that does not: \d+, entry \d+:/),
  ).toBeVisible();
});
