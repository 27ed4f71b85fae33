import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { isOutdated } from "../../testing/forms/record-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aJob } from "./job-sheet.fixture.ts";
import type { Job } from "./job-sheet-data.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const person = (firstName: string) => ({
  ...{ id: newId(), firstName, lastName: "Berg", color: "#2f6f8f", photoFileId: null },
  ...{ jobTitle: null, department: null, hasLeft: false },
});
const [ada, ben, cleo] = [person("Ada"), person("Ben"), person("Cleo")];
const crew = [ada, ben, cleo];

type Input = { version: number; assigneeIds?: string[] } & Record<string, unknown>;
const isInput = (input: unknown): input is Input => typeof input === "object" && input !== null && "version" in input;
const peopleOf = (ids: readonly string[]) => crew.filter(({ id }) => ids.includes(id));

/** A server that keeps one job, with a colleague who changes it too. */
async function openJob(job: Job = aJob({ kind: "defect", assignees: peopleOf([ada.id]) })) {
  let now = job;
  let isDown = false;
  let isHeld = false;
  let refused = 0;
  const sent: Input[] = [];
  const change = ({ assigneeIds, ...fields }: Partial<Job> & { assigneeIds?: string[] }) => {
    const assignees = assigneeIds ? peopleOf(assigneeIds) : now.assignees;
    now = { ...now, ...fields, assignees, version: now.version + 1 };
    return { version: now.version };
  };
  const open = () =>
    renderApp(`/app/jobdetails/${job.id}`, {
      ...captainOnBoard,
      "jobs.get": () => (isHeld ? new Promise(() => undefined) : now),
      "jobs.history": () => ({ rows: [], nextCursor: null }),
      "comments.list": () => [],
      "people.pick": () => crew,
      "live.presence": () => [],
      "live.leave": () => undefined,
      "inventory.pick": () => ({ rows: [], hasMore: false }),
      "jobs.update": (input) => {
        if (!isInput(input)) throw new Error("no change of a job");
        if (isDown) {
          refused++;
          throw new Refused("internal", "errors:internal");
        }
        const { id: _, version: __, base: ___, ...fields } = input;
        sent.push(input);
        const assigneeIds = now.assignees.map(({ id }) => id).toSorted();
        if (isOutdated({ ...now, assigneeIds }, input)) throw new Refused("stale", "refusals:changedMeanwhile");
        return change(fields as Partial<Job>);
      },
    });
  const app = await open();
  await screen.findByRole("button", { name: /^Title:/ });
  return {
    ...app,
    sent,
    saved: () => now,
    refused: () => refused,
    colleague: change,
    holdReads: () => {
      isHeld = true;
    },
    breakDown: (down: boolean) => {
      isDown = down;
    },
    reload: async () => {
      cleanup();
      const again = await open();
      await screen.findByRole("button", { name: /^Title:/ });
      return again;
    },
  };
}
type Opened = Awaited<ReturnType<typeof openJob>>;

async function write(user: Opened["user"], label: string, text: string) {
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${label}:`) }));
  const field = screen.getByRole("textbox", { name: label });
  await user.clear(field);
  await user.type(field, text);
}

async function putOn(user: Opened["user"], name: string) {
  await user.click(await screen.findByRole("button", { name: "Assigned" }));
  await user.click(await screen.findByRole("checkbox", { name: new RegExp(name) }));
}

const conflict = async (field: string) =>
  within(await screen.findByRole("alert", { name: new RegExp(`changed “${field}”`) }));

/** A field of each group: how it is changed, what is meant, and what a colleague makes of it meanwhile. */
const groups = [
  {
    group: "text",
    field: "Location",
    change: async ({ user }: Opened) => {
      await write(user, "Location", "Engine room");
      return user.keyboard("{Enter}");
    },
    mine: { location: "Engine room" },
    theirs: { location: "Bow" },
  },
  {
    group: "choice",
    field: "Priority",
    change: async ({ user }: Opened) => {
      await user.click(await screen.findByRole("button", { name: /^Priority:/ }));
      await user.click(await screen.findByRole("menuitem", { name: "Low" }));
    },
    mine: { priority: "low" },
    theirs: { priority: "critical" },
  },
  {
    group: "hours",
    field: "Estimate",
    change: async ({ user }: Opened) => {
      await user.click(await screen.findByRole("button", { name: "Estimate" }));
      await user.type(await screen.findByRole("textbox", { name: "Estimate" }), "2.5{Enter}");
    },
    mine: { estimatedTenths: 25 },
    theirs: { estimatedTenths: 80 },
  },
  {
    group: "fact of a defect",
    field: "Root cause",
    change: async ({ user }: Opened) => {
      await write(user, "Root cause", "Worn seal");
      return user.click(screen.getByRole("heading", { level: 1 }));
    },
    mine: { rootCause: "Worn seal" },
    theirs: { rootCause: "Loose clamp" },
  },
] as const;

describe.each(groups)("two people at a $group", ({ field, change, mine, theirs }) => {
  test("both win where the other changes another field", async () => {
    const app = await openJob();
    app.colleague({ description: "Seen at the pump" });
    await change(app);
    await waitFor(() => expect(app.saved()).toMatchObject({ ...mine, description: "Seen at the pump" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(app.sent).toEqual([{ id: app.saved().id, version: 1, base: expect.anything(), ...mine }]);
  });

  test("nothing is written over unseen where one's own next change follows before the sheet shows the other's", async () => {
    const app = await openJob();
    app.colleague(theirs);
    app.holdReads();
    await write(app.user, "Permit", "P-1");
    await app.user.keyboard("{Enter}");
    await waitFor(() => expect(app.saved()).toMatchObject({ ...theirs, permitReference: "P-1" }));
    await change(app);
    await waitFor(() => expect(app.sent).toMatchObject([{ version: 1 }, { version: 1, ...mine }]));
    expect(app.saved()).toMatchObject(theirs);
  });

  test.each([
    ["Keep mine", mine],
    ["Take ", theirs],
  ])("see both values where they change the same: %s", async (button, kept) => {
    const app = await openJob();
    app.colleague(theirs);
    await change(app);
    await app.user.click((await conflict(field)).getByRole("button", { name: new RegExp(`^${button}`) }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await waitFor(() => expect(app.saved()).toMatchObject(kept));
  });
});

test("people whom two put on a job at once are both on it, also while the list stands open", async () => {
  const { user, services, colleague, saved } = await openJob();
  await putOn(user, "Ben");
  colleague({ assigneeIds: [ada.id, cleo.id] });
  await services.queryClient.invalidateQueries();
  await screen.findByText(/Cleo/);
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(
      saved()
        .assignees.map(({ id }) => id)
        .toSorted(),
    ).toEqual(crew.map(({ id }) => id).toSorted()),
  );
});

test("hours that a colleague wrote while the field stood open are shown, not written over", async () => {
  const { user, services, colleague, sent } = await openJob();
  await user.click(await screen.findByRole("button", { name: "Estimate" }));
  await user.type(await screen.findByRole("textbox", { name: "Estimate" }), "2.5");
  colleague({ estimatedTenths: 80 });
  await services.queryClient.invalidateQueries();
  await user.keyboard("{Enter}");
  expect((await conflict("Estimate")).getByText("8.0 h")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("two fields that both changed are decided one after the other", async () => {
  const { user, colleague, saved } = await openJob();
  colleague({ location: "Bow" });
  await write(user, "Location", "Stern");
  await user.keyboard("{Enter}");
  await conflict("Location");
  colleague({ permitReference: "P-2" });
  await write(user, "Permit", "P-1");
  await user.keyboard("{Enter}");
  await user.click((await conflict("Location")).getByRole("button", { name: "Keep mine" }));
  await user.click((await conflict("Permit")).getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(saved()).toMatchObject({ location: "Stern", permitReference: "P-1" }));
});

describe("what is typed and not saved", () => {
  test("is there after a reload, and one press saves it", async () => {
    const { user, breakDown, refused, reload, saved } = await openJob();
    await write(user, "Description", "Drain it first");
    // A reload takes the page at once: nothing that would be sent on leaving arrives.
    const typed = Object.entries({ ...localStorage });
    breakDown(true);
    cleanup();
    await waitFor(() => expect(refused()).toBe(1));
    breakDown(false);
    for (const [key, text] of typed) localStorage.setItem(key, text);
    const again = await reload();
    const left = within(await screen.findByRole("alert", { name: "“Description” is not saved yet" }));
    expect(left.getByText("Drain it first")).toBeTruthy();
    await again.user.click(left.getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(saved().description).toBe("Drain it first"));
  });

  test("because the server did not take it is shown until it is saved or given up", async () => {
    const { user, breakDown, reload, saved } = await openJob();
    breakDown(true);
    await write(user, "Location", "Stern");
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("alert", { name: "“Location” is not saved yet" })).toBeTruthy();
    const again = await reload();
    breakDown(false);
    const left = within(await screen.findByRole("alert", { name: "“Location” is not saved yet" }));
    await again.user.click(left.getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(saved().location).toBe("Stern"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(JSON.stringify({ ...localStorage })).not.toContain("Stern");
  });

  test("waits with what somebody else wrote until the sheet is opened again", async () => {
    const { user, colleague, reload } = await openJob();
    colleague({ location: "Bow" });
    await write(user, "Location", "Stern");
    await user.keyboard("{Enter}");
    await conflict("Location");
    const again = await reload();
    const left = within(await screen.findByRole("alert"));
    await again.user.click(left.getByRole("button", { name: /^Take/ }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(JSON.stringify({ ...localStorage })).not.toContain("Stern");
  });

  test("is gone once Escape puts it back", async () => {
    const { user } = await openJob();
    await write(user, "Location", "Stern");
    expect(JSON.stringify({ ...localStorage })).toContain("Stern");
    await user.keyboard("{Escape}");
    expect(JSON.stringify({ ...localStorage })).not.toContain("Stern");
  });

  test("of a line of the checklist asks before the page is reloaded", async () => {
    const { user } = await openJob();
    await user.click(await screen.findByRole("button", { name: "Add line" }));
    const leaving = () => {
      const event = new Event("beforeunload", { cancelable: true });
      act(() => void window.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    await user.type(screen.getByRole("textbox", { name: "What is to be done" }), "Drain the sump");
    expect(leaving()).toBe(true);
  });
});
