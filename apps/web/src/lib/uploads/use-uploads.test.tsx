import { newId } from "@ymp/core/ids";
import { expect, test, vi } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { tabServices } from "../../testing/tab-services.ts";
import type { QueuedWrite } from "../offline/queued-write.ts";
import { uploadsOf } from "./use-uploads.ts";

const accountId = newId();
const vesselId = newId();

/** A tab whose device keeps a photo for each of these records; its bytes are on the server. */
async function tabWith(answers: Answers, places: readonly string[]) {
  const services = await tabServices({ answers });
  for (const place of places)
    await services.uploadStore.put({
      ...{ id: newId(), accountId, vesselId, place, name: `${place}.jpg`, mediaType: "text/plain", sizeBytes: 3 },
      ...{ bytes: new Blob(["abc"]), addedAt: new Date(), uploadUrl: null, isSent: true },
      afterwards: { path: "jobs.addFiles", input: { place } },
    });
  return services;
}

function aWrite(path: string, subject: string, rest: Partial<QueuedWrite> = {}): QueuedWrite {
  const label = { messageKey: "jobs:title", params: {} };
  const made = { queuedAt: new Date(), attempts: 0, refusal: null };
  return {
    ...{ id: newId(), accountId, vesselId, path, input: { path }, label, fields: {}, subject },
    ...made,
    ...rest,
  };
}

test("a job made without a link, its photo and its completion follow each other to the server", async () => {
  const told: string[] = [];
  const answer = (path: string) => () => void told.push(path);
  const paths = ["jobs.create", "jobs.addFiles", "jobs.complete"];
  const services = await tabWith(Object.fromEntries(paths.map((path) => [path, answer(path)])), ["job:j1", "job:j2"]);
  await services.queue.openFor(accountId);
  await services.queue.add(aWrite("jobs.create", "j1"));
  await services.queue.add(aWrite("jobs.complete", "j1", { awaitsFilesOf: "job:j1" }));
  await uploadsOf(services).resume(accountId);
  // The photo of the other job does not wait for this one's.
  expect(told[0]).toBe("jobs.addFiles");
  await services.queue.flush();
  await vi.waitFor(() => expect(told).toEqual(["jobs.addFiles", ...paths]), 60_000);
  await vi.waitFor(() => expect(services.queue.getState().writes).toEqual([]), 60_000);
  expect(await services.uploadStore.list(accountId)).toEqual([]);
});

test("a photo whose record is not found waits until the device has said what waits on it", async () => {
  const link = vi.fn<() => null>(() => {
    throw new Refused("not_found", "errors:notFound");
  });
  const services = await tabWith({ "jobs.addFiles": link }, ["job:j1"]);
  const hasTold = vi.spyOn(services.writeStore, "hasTold").mockReturnValue(false);
  await services.queue.openFor(accountId);
  await uploadsOf(services).resume(accountId);
  expect(uploadsOf(services).getState()).toMatchObject([{ state: { kind: "waiting" } }]);
  hasTold.mockReturnValue(true);
  link.mockImplementation(() => null);
  await vi.waitFor(async () => expect(await services.uploadStore.list(accountId)).toEqual([]), 60_000);
});

test("a device that says nothing holds no photo of a record that is there", async () => {
  const link = vi.fn(() => null);
  const services = await tabWith({ "jobs.addFiles": link }, ["job:j1"]);
  vi.spyOn(services.writeStore, "hasTold").mockReturnValue(false);
  await services.queue.openFor(accountId);
  await uploadsOf(services).resume(accountId);
  expect(link).toHaveBeenCalledOnce();
});

test("a photo waits for its record while that is on its way and not shown as queued", async () => {
  const told: string[] = [];
  let take: (taken: null) => void = () => undefined;
  const answers = {
    "jobs.create": () => new Promise<null>((resolve) => (take = resolve)).finally(() => told.push("job")),
    "jobs.addFiles": () => void told.push("photo"),
  };
  const services = await tabWith(answers, ["job:j1"]);
  await services.queue.openFor(accountId);
  const delivery = services.queue.deliver(aWrite("jobs.create", "j1"));
  await uploadsOf(services).resume(accountId);
  expect(told).toEqual([]);
  take(null);
  await delivery;
  await vi.waitFor(() => expect(told).toEqual(["job", "photo"]), 60_000);
});

test("a refused write does not hold the files of other records", async () => {
  const services = await tabWith({ "jobs.addFiles": () => null }, ["job:j2"]);
  const refusal = { kind: "refused", code: "invalid", messageKey: "errors:invalid", params: {}, fields: {} } as const;
  await services.queue.openFor(accountId);
  await services.queue.add(aWrite("jobs.create", "j1", { refusal: { ...refusal, requestId: null } }));
  await uploadsOf(services).resume(accountId);
  expect(await services.uploadStore.list(accountId)).toEqual([]);
});

test("a file that its record refuses says why and stays; discarded, what waited for it is sent", async () => {
  const complete = vi.fn(() => null);
  const refuse = () => {
    throw new Refused("not_found", "errors:notFound");
  };
  const services = await tabWith({ "jobs.addFiles": refuse, "jobs.complete": complete }, ["job:j1"]);
  const uploads = uploadsOf(services);
  await services.queue.openFor(accountId);
  await services.queue.add(aWrite("jobs.complete", "j1", { awaitsFilesOf: "job:j1" }));
  await uploads.resume(accountId);
  await services.queue.flush();
  const [file] = uploads.getState();
  expect(file?.state).toEqual({ kind: "failed", why: services.translator.t("errors:notFound") });
  expect(await services.uploadStore.list(accountId)).toHaveLength(1);
  expect(complete).not.toHaveBeenCalled();
  await uploads.remove(file?.id ?? "");
  await vi.waitFor(() => expect(complete).toHaveBeenCalledOnce(), 60_000);
});

test.each([
  ["unauthenticated", "errors:signInFirst", "waiting"],
  ["internal", "errors:internal", "waiting"],
  ["limit", "refusals:tooManyRefused", "waiting"],
  // It has no room for it until somebody makes some.
  ["limit", "refusals:noRoom", "failed"],
] as const)("of a record that answers %s, %s, its file is %s", async (code, messageKey, state) => {
  const refuse = () => {
    throw new Refused(code, messageKey, {}, { count: 3, most: 3 });
  };
  const services = await tabWith({ "jobs.addFiles": refuse }, ["job:j1"]);
  await uploadsOf(services).resume(accountId);
  expect(uploadsOf(services).getState()[0]?.state.kind).toBe(state);
  uploadsOf(services).openFor(null);
});

test("files leave with their account and come with it, and are counted all the while", async () => {
  let isAway = true;
  const link = () => {
    if (isAway) throw new Error("lost");
  };
  const services = await tabWith({ "jobs.addFiles": link }, ["job:j1"]);
  const { unsentFiles } = services;
  await unsentFiles.openFor(accountId);
  expect(unsentFiles.getState().files).toHaveLength(1);
  const uploads = uploadsOf(services);
  await uploads.resume(accountId);
  expect(uploads.getState()).toHaveLength(1);
  expect(unsentFiles.getState().files).toMatchObject([{ kind: "waiting" }]);
  await unsentFiles.openFor(newId());
  expect(uploads.getState()).toEqual([]);
  expect(unsentFiles.getState().files).toEqual([]);
  expect(await services.uploadStore.list(accountId)).toHaveLength(1);
  isAway = false;
  await unsentFiles.openFor(accountId);
  expect(unsentFiles.getState().files).toHaveLength(1);
  await uploads.resume(accountId);
  await vi.waitFor(async () => expect(await services.uploadStore.list(accountId)).toEqual([]), 60_000);
  await vi.waitFor(() => expect(unsentFiles.getState().files).toEqual([]), 60_000);
});
