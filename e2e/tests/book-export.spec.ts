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

interface Shelf {
  books: { id: string; kind: string }[];
}

test("a book is exported where it is read", async ({ visit, browserName }) => {
  const { page } = await visit("captain");
  await page.goto("/app/logbook");
  await page.getByRole("link", { name: "Oil record book, part I", exact: true }).click();
  await page.getByRole("button", { name: "Export" }).click();
  const answered = page.waitForResponse(/logbooks\.export/);
  // WebDriver BiDi reports no download that a page makes itself.
  const downloaded = browserName === "firefox" ? null : page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "PDF, as the paper book" }).click();
  expect((await answered).ok()).toBe(true);
  const download = await downloaded;
  if (!download) return;
  expect(download.suggestedFilename()).toMatch(/ORB1-2026-01.*\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the zip for the inspector proves the book in a browser, without the product", async ({ visit, browser }) => {
  const { call, context } = await visit("captain");
  const { books } = await call<Shelf>("query", "logbooks.shelf", {});
  const id = books.find(({ kind }) => kind === "oil1")?.id;
  const { address } = await call<{ address: string }>("query", "logbooks.export", { id, format: "zip" });
  const zip = await (await context.request.get(address)).body();
  const html = (await fileOf(zip, "index.html")).toString("utf8");
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-inspected-"));
  const inspected = await (await browser.newContext()).newPage();
  const open = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    await inspected.goto(pathToFileURL(file).href);
  };

  await open("index.html", html);
  await expect(inspected.getByText(/^The chain holds: \d+ events were checked\.$/)).toBeVisible();
  await expect(inspected.getByRole("heading", { name: "Page 1", exact: true })).toBeVisible();
  await expect(inspected.getByText("Struck out by").first()).toBeVisible();

  await open("flipped.html", html.replace("Sludge tank", "Sludge tanj"));
  const verdict = /^The chain does not hold\. The first event that does not: 2, entry 1:/;
  await expect(inspected.getByText(verdict)).toBeVisible();
});
