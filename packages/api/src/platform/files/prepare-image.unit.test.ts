import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareImage } from "./prepare-image.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ymp-image-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of one colour, which takes a few bytes whatever its size. */
function claimedPng(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc(1000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

/** A GIF of so many pictures, each of which claims the whole screen and holds next to nothing. */
function claimedGif(widthPx: number, heightPx: number, pictures: number): Buffer {
  const screen = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  screen.writeUInt16LE(widthPx, 6);
  screen.writeUInt16LE(heightPx, 8);
  const picture = Buffer.from("21f904040a0000002c0000000001000100000202440100", "hex");
  picture.writeUInt16LE(widthPx, 13);
  picture.writeUInt16LE(heightPx, 15);
  return Buffer.concat([screen, ...Array(pictures).fill(picture), Buffer.from(";")]);
}

async function prepare(bytes: Buffer, mediaType: string) {
  const file = path.join(folder, `${crc32(bytes)}`);
  await writeFile(file, bytes);
  return prepareImage(file, mediaType, "Europe/Paris");
}

describe("a picture", () => {
  it("of a few bytes that claims more pixels than memory holds is refused before it is unpacked", async () => {
    const bomb = claimedPng(60_000, 60_000);
    expect(bomb.byteLength).toBeLessThan(2000);
    await expect(prepare(bomb, "image/png")).rejects.toMatchObject({ messageKey: "files:tooManyPixels" });
  });

  it("that moves counts with all of its pictures", async () => {
    const film = claimedGif(12_000, 12_000, 2);
    await expect(prepare(film, "image/gif")).rejects.toMatchObject({ messageKey: "files:tooManyPixels" });
  });
});
