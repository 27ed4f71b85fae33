import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const sentBy = async (who: Who) => (await makeFile(world, { createdBy: world.person(who).userId })).id;
const strangerFile = { code: "not_found", messageKey: "files:noSuchFile" };

describe("a file that somebody else sent", () => {
  it("is opened by nobody by being added to a job, finished with one, or raised with one", async () => {
    const { id } = await makeJob(world);
    const fileIds = [await sentBy("captain")];
    const { jobs } = world.as("deckhand");
    expect(await refusalOf(jobs.addFiles({ id, fileIds }))).toMatchObject(strangerFile);
    const done = { id, completionId: newId(), doneAt: world.now(), fileIds };
    expect(await refusalOf(jobs.complete(done))).toMatchObject(strangerFile);
    expect(await refusalOf(jobs.create({ id: newId(), title: "Look", fileIds }))).toMatchObject(strangerFile);
  });

  it("stays where it was added already", async () => {
    const { id } = await makeJob(world);
    const fileIds = [await sentBy("engineer")];
    await world.as("engineer").jobs.addFiles({ id, fileIds });
    expect(await world.as("chief").jobs.addFiles({ id, fileIds })).toEqual({ added: 0 });
  });

  it("is taken off a job by the person who added it, and by heads", async () => {
    const { id } = await makeJob(world);
    const fileIds = [await sentBy("engineer"), await sentBy("engineer")];
    await world.as("engineer").jobs.addFiles({ id, fileIds });
    const [one = "", other = ""] = fileIds;
    expect(await refusalOf(world.as("deckhand").jobs.removeFile({ id, fileId: one }))).toMatchObject({
      messageKey: "refusals:field.maker",
    });
    await world.as("engineer").jobs.removeFile({ id, fileId: one });
    await world.as("bosun").jobs.removeFile({ id, fileId: other });
  });
});
