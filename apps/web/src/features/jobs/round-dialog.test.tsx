import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { newId } from "@ymp/core/ids";
import { overlays } from "@ymp/ui/primitives/overlays";
import { toast } from "@ymp/ui/primitives/toaster";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { AppProviders } from "../../app/app-providers.tsx";
import { Refused } from "../../testing/fake-server.ts";
import { renderWhole } from "../../testing/render-whole.ts";
import { tabServices } from "../../testing/tab-services.ts";
import { RoundDialog } from "./round-dialog.tsx";

beforeAll(async () => void (await overlays.load()));
beforeEach(() => toast.clear());
afterEach(cleanup);

test("lines that are not ticked are asked back, which no notice calls a failure", async () => {
  const failed = vi.spyOn(toast, "failure");
  const sent: unknown[] = [];
  const onDone = vi.fn();
  const services = await tabServices({
    answers: {
      "jobs.completeRound": (input) => {
        sent.push(input);
        const openTasks = "bulk-jobs:round.tasksOpen";
        if (sent.length === 1)
          throw new Refused("invalid", openTasks, { confirmsOpenTasks: openTasks }, { count: 2, title: "Zinc" });
        return {};
      },
    },
  });
  const jobs = [{ id: newId(), version: 1, title: "Zinc pencils", assigneeIds: [] }];
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <RoundDialog jobs={jobs} onClose={vi.fn()} onDone={onDone} /> }),
    history: createMemoryHistory(),
  });
  await renderWhole(
    <AppProviders services={services}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /Complete 1 job/ }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(failed).not.toHaveBeenCalled();
  await user.click(question.getByRole("button", { name: "Complete anyway" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ confirmsOpenTasks: true }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
