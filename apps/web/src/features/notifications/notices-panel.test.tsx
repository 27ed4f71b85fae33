import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { noticeEvents } from "@ymp/core/notifications/events";
import { defaultPreferences } from "@ymp/core/notifications/preferences";
import { afterEach, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { Notice } from "./notifications.queries.ts";

// The whole application is rendered, with its lazy parts.
afterEach(cleanup);

const jobId = "0199aaaa-0000-7000-8000-00000000000b";

function noticeOf(id: string, facts: Partial<Notice> = {}): Notice {
  return {
    id,
    event: "job_assigned",
    recordKind: "job",
    recordId: jobId,
    facts: { title: "Change the oil", number: "J-2026-0001" },
    at: new Date(),
    readAt: null,
    actorName: "Elena Castell",
    actorColor: null,
    ...facts,
  };
}

const told = (rows: Notice[], extra: Answers = {}): Answers => ({
  ...captainOnBoard,
  "notifications.unread": () => ({ count: rows.filter(({ readAt }) => readAt === null).length }),
  "notifications.list": () => ({ rows, nextCursor: null }),
  ...extra,
});

async function openBell(answers: Answers) {
  const app = await renderApp("/app/help", answers);
  const [bell] = await screen.findAllByRole("button", { name: /^Notifications/ });
  if (!bell) throw new Error("There is no bell");
  await app.user.click(bell);
  return { ...app, bell, panel: await screen.findByRole("dialog", { name: "Notifications" }) };
}

test("the bell says how many are unread, and its panel who did what to which record", async () => {
  const { panel, bell } = await openBell(
    told([noticeOf("n1"), noticeOf("n2", { event: "job_overdue", readAt: new Date() })]),
  );
  await waitFor(() => expect(bell.getAttribute("aria-label")).toBe("Notifications, 1 unread"));
  const links = await within(panel).findAllByRole("link", { name: /Change the oil/ });
  expect(links[0]?.textContent).toContain("Elena Castell assigned this to you");
  expect(links[0]?.getAttribute("href")).toBe(`/app/jobdetails/${jobId}`);
  expect(links[1]?.textContent).toContain("Overdue by running hours");
});

test("arrows and j and k go from notice to notice", async () => {
  const { panel, user } = await openBell(told([noticeOf("n1"), noticeOf("n2", { recordId: null })]));
  const first = await within(panel).findByRole("link", { name: /Change the oil/ });
  first.focus();
  await user.keyboard("j");
  expect(document.activeElement?.tagName).toBe("BUTTON");
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(first);
});

test("all are marked as read at once", async () => {
  let count = 1;
  const { panel, user, bell } = await openBell(
    told([noticeOf("n1")], {
      "notifications.unread": () => ({ count }),
      "notifications.markAllRead": () => {
        count = 0;
        return { marked: 1 };
      },
    }),
  );
  await user.click(await within(panel).findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(bell.getAttribute("aria-label")).toBe("Notifications"));
});

test("an empty bell says what will appear in it", async () => {
  const { panel } = await openBell(told([]));
  expect(await within(panel).findByText("Nothing to tell yet")).toBeTruthy();
});

test("what one is told of is chosen by event and way; mail comes at once or in the digest, not both", async () => {
  const sent: unknown[] = [];
  const accountId = "0199aaaa-0000-7000-8000-00000000000a";
  const { user } = await renderApp(`/app/editprofile/${accountId}?tab=notifications`, {
    ...told([]),
    "notifications.preferences": () => noticeEvents.map((event) => ({ event, ...defaultPreferences[event] })),
    "notifications.digest": () => ({ quietFromMinute: 1320, quietUntilMinute: 420, digestAtMinute: 420 }),
    "notifications.setPreference": (input) => void sent.push(input),
  });
  const atOnce = await screen.findByRole("checkbox", { name: "Job overdue: Mail at once" });
  await user.click(atOnce);
  expect(sent).toEqual([{ event: "job_overdue", inApp: true, mail: "now" }]);
});
