import "fake-indexeddb/auto";
import { newId } from "@ymp/core/ids";
import { openDB } from "idb";
import { expect, test, vi } from "vitest";
import { listUploads, putUpload } from "./upload-database.ts";

vi.stubGlobal("window", new EventTarget());

const about = (id: string) => ({
  ...{ id, accountId: "a", vesselId: "v", place: "job:1", name: "belt.jpg", mediaType: "image/jpeg", sizeBytes: 4 },
  ...{ addedAt: new Date(0), uploadUrl: null, isSent: false, afterwards: null },
});
const rowsOnDevice = async () => {
  const database = await openDB("ymp-uploads");
  const rows: Record<string, unknown>[] = await database.getAll("uploads");
  database.close();
  return rows;
};

test("bytes inside a row of the first edition move to a row of their own as they are listed, from memory", async () => {
  const id = newId();
  const first = await openDB("ymp-uploads", 1, {
    upgrade: (database) => void database.createObjectStore("uploads", { keyPath: "id" }),
  });
  await first.put("uploads", { ...about(id), bytes: new Uint8Array([1, 2, 3, 4]).buffer });
  first.close();

  const [upload] = await listUploads("a");
  expect(new Uint8Array((await upload?.bytes.arrayBuffer()) ?? [])).toEqual(new Uint8Array([1, 2, 3, 4]));
  const rows = await rowsOnDevice();
  expect(rows.map((row) => [row.id, "bytes" in row])).toEqual([
    [id, false],
    [`${id} bytes`, true],
  ]);

  // What becomes of it touches its bytes no more.
  if (upload) await putUpload({ ...upload, isSent: true, bytes: new Blob(["wrong"]) });
  const [sent] = await listUploads("a");
  expect(sent).toMatchObject({ isSent: true });
  expect(new Uint8Array((await sent?.bytes.arrayBuffer()) ?? [])).toEqual(new Uint8Array([1, 2, 3, 4]));
});
