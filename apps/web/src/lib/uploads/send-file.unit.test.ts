import { newId } from "@ymp/core/ids";
import { afterEach, expect, test, vi } from "vitest";
import { sendFile } from "./send-file.ts";

afterEach(() => vi.doUnmock("./send-by-tus.ts"));

function aFile(signal = new AbortController().signal) {
  const upload = {
    ...{ id: newId(), name: "seal.jpg", vesselId: newId(), accountId: newId(), place: "job:1" },
    ...{ mediaType: "image/jpeg", sizeBytes: 3, bytes: new Blob(["abc"]), addedAt: new Date() },
    ...{ uploadUrl: null, isSent: false, afterwards: null },
  };
  return { upload, language: "en", onProgress: () => undefined, onPlace: () => undefined, signal };
}

test("a file waits for the link when what sends it cannot be fetched, and goes once it can", async () => {
  vi.doMock("./send-by-tus.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  expect(await sendFile(aFile())).toEqual({ status: "interrupted" });
  vi.doMock("./send-by-tus.ts", () => ({ sendByTus: async () => ({ status: "sent" }) }));
  expect(await sendFile(aFile())).toEqual({ status: "sent" });
});

test("a file that was taken back meanwhile is not sent", async () => {
  const sendByTus = vi.fn(async () => ({ status: "sent" }));
  vi.doMock("./send-by-tus.ts", () => ({ sendByTus }));
  expect(await sendFile(aFile(AbortSignal.abort()))).toEqual({ status: "interrupted" });
  expect(sendByTus).not.toHaveBeenCalled();
});
