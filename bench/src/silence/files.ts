import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { withZip } from "@ymp/api/platform/archives/zip-reading";
import { growZip } from "@ymp/api/platform/archives/zip-writing";
import { prepareImage } from "@ymp/api/platform/files/prepare-image";
import { sumOfFile } from "@ymp/api/platform/files/sum-of-file";
import sharp from "sharp";
import { bench, type Works } from "./works.ts";

const megabyte = 1_000_000;

/** Files that were sent, and the archive of a vessel. */
export async function fileWorks(folder: string): Promise<Works> {
  const large = path.join(folder, "large.bin");
  await fill(large, 200);
  const photo = path.join(folder, "photo.jpg");
  await sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: "#3366aa",
      noise: { type: "gaussian", mean: 120, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toFile(photo);
  const archive = path.join(folder, "archive.zip");
  await writeArchive(archive, large);
  return {
    "the sum of a file of 200 MB": () => sumOfFile(bench, large),
    "a photo of 24 megapixels prepared": () => prepareImage(photo, "image/jpeg", "UTC"),
    "an archive of 100,000 rows and 200 MB of files": () => writeArchive(path.join(folder, "again.zip"), large),
    "the same archive read and summed up": () =>
      withZip(archive, async (zip) => {
        for (const name of zip.names) await zip.sumOf(name, Number.MAX_SAFE_INTEGER);
      }),
  };
}

async function fill(file: string, megabytes: number): Promise<void> {
  const handle = await open(file, "w");
  for (let nth = 0; nth < megabytes; nth += 1) await handle.write(randomBytes(megabyte));
  await handle.close();
}

/** As a vessel is written: pages of rows as lines of JSON, then files as they are. */
async function writeArchive(file: string, large: string): Promise<void> {
  const zip = growZip(file);
  await zip.add("rows/jobs.jsonl", pagesOfLines());
  await zip.add("files/plan.pdf", createReadStream(large, { end: 100 * megabyte }));
  await zip.add("files/film.mp4", createReadStream(large, { end: 100 * megabyte }), { isCompressed: true });
  await zip.close();
}

async function* pagesOfLines(): AsyncGenerator<string> {
  for (let page = 0; page < 200; page += 1) {
    const rows = Array.from({ length: 500 }, (_, nth) => ({
      id: `0199aaaa-0000-7000-8000-${String(page * 500 + nth).padStart(12, "0")}`,
      title: `Grease the crane ${nth}`,
      description: "Grease all nipples, check the slewing ring, and write down the play. ".repeat(4),
    }));
    yield `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
  }
}
