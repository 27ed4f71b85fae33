import superjson from "superjson";
import { beforeEach, expect, test, vi } from "vitest";
import { askEarly, type Question, questionsOf } from "../boot/early-questions.ts";
import { jobListOptions } from "../features/jobs/jobs.queries.ts";
import { accessOf, sessionOf, vesselOf } from "../testing/sessions.ts";
import { createApi, createLinks } from "./api.ts";
import { earlyAnswers } from "./early-answers.ts";
import { createQueryClient } from "./query-client.ts";
import { chooseVessel } from "./vessel-choice.ts";

const home = { pathname: "/app/home", search: "", isPhone: false };
const vessel = vesselOf(accessOf());
const said: Record<string, unknown> = {
  "session.me": sessionOf(),
  "session.vessel": vessel,
  "jobs.summary": { overdue: 3 },
  "jobs.list": { rows: [], nextCursor: null, total: 0 },
};

beforeEach(() => chooseVessel(null));

/** A server that answers by `said`, alone or in a batch, and notes what it was asked. */
function noting(answers = said) {
  const asked: string[] = [];
  const answer = (path: string) =>
    path in answers ? { result: { data: superjson.serialize(answers[path]) } } : { error: { json: { message: path } } };
  const send = async (address: string | URL | Request) => {
    const { pathname, searchParams } = new URL(String(address), location.origin);
    asked.push(pathname);
    const paths = pathname.replace("/trpc/", "").split(",");
    const [only = ""] = paths;
    return new Response(JSON.stringify(searchParams.has("batch") ? paths.map(answer) : answer(only)));
  };
  return { asked, send };
}

const unheard = { say: (key: string) => key, whenSayable: () => undefined, onSignedOut: () => undefined };

interface Known {
  answers?: typeof said;
  /** What the device knows of the vessel. */
  vesselId?: string | null;
}

function openTab(questions: readonly Question[], { answers = said, vesselId = vessel.id }: Known = {}) {
  const server = noting(answers);
  const early = earlyAnswers(askEarly(questions, vesselId, server.send), server.send);
  const queryClient = createQueryClient(unheard);
  return {
    ...createApi(
      queryClient,
      createLinks(() => null, early),
    ),
    asked: server.asked,
  };
}

const query = (path: string) => ({ type: "query", path });
const atOnce = "/trpc/session.me,session.vessel,jobs.summary,jobs.list";

test("all that the list of jobs opens with is asked for in one go, and found by those who want it", async () => {
  const { asked, queryClient, trpc } = openTab(questionsOf(home));
  const session = await queryClient.fetchQuery(trpc.session.me.queryOptions());
  chooseVessel(vessel.id);
  expect(await queryClient.fetchQuery(trpc.session.vessel.queryOptions())).toEqual(vessel);
  expect(await queryClient.fetchQuery(trpc.jobs.summary.queryOptions())).toEqual(said["jobs.summary"]);
  const list = await queryClient.fetchInfiniteQuery(jobListOptions(trpc, {}));
  expect(list.pages).toEqual([said["jobs.list"]]);
  expect(session?.account.id).toBe(sessionOf().account.id);
  expect(asked).toEqual([atOnce]);
});

test("a device that does not know the vessel asks for the session first, and for the rest on the vessel it names", async () => {
  const { asked, queryClient, trpc } = openTab(questionsOf(home), { vesselId: null });
  chooseVessel(vessel.id);
  expect(await queryClient.fetchQuery(trpc.jobs.summary.queryOptions())).toEqual(said["jobs.summary"]);
  expect(asked).toEqual(["/trpc/session.me", "/trpc/session.vessel,jobs.summary,jobs.list"]);
});

test("nothing of a vessel is asked for where nobody is signed in", async () => {
  const { asked, client } = openTab(questionsOf(home), { answers: { "session.me": null }, vesselId: null });
  expect(await client.session.me.query()).toBeNull();
  expect(asked).toEqual(["/trpc/session.me"]);
});

test("an answer is given out once: who asks again asks the server", async () => {
  const server = noting();
  const early = earlyAnswers(askEarly(questionsOf(home), vessel.id, server.send), server.send);
  const api = createApi(
    createQueryClient(unheard),
    createLinks(() => null, early),
  );
  await api.client.session.me.query();
  expect([early.mayHold(query("session.me")), early.mayHold(query("session.vessel"))]).toEqual([false, true]);
});

test("after a write nothing that was answered before it is given out", async () => {
  const server = noting();
  const early = earlyAnswers(askEarly(questionsOf(home), vessel.id, server.send), server.send);
  early.mayHold({ type: "mutation", path: "session.signOut" });
  expect(early.mayHold(query("jobs.list"))).toBe(false);
});

test("what was answered for another vessel is asked again", async () => {
  const { asked, queryClient, trpc } = openTab(questionsOf(home));
  chooseVessel("0199aaaa-0000-7000-8000-000000000009");
  await queryClient.fetchQuery(trpc.jobs.summary.queryOptions());
  expect(asked).toEqual([atOnce, "/trpc/jobs.summary"]);
});

test("what was refused, and what was filtered otherwise, is asked again", async () => {
  const { "session.vessel": ofVessel, "session.me": me, "jobs.list": list } = said;
  const answers = { "session.vessel": ofVessel, "session.me": me, "jobs.list": list };
  const { asked, queryClient, trpc } = openTab(questionsOf(home), { answers });
  chooseVessel(vessel.id);
  await queryClient.fetchQuery({ ...trpc.jobs.summary.queryOptions(), retry: false }).catch(() => undefined);
  await queryClient.fetchInfiniteQuery(jobListOptions(trpc, { isOverdue: true }));
  expect(asked).toEqual([atOnce, "/trpc/jobs.summary", "/trpc/jobs.list"]);
});

const ofAccount = ["session.me", "session.vessel"];
test.each([
  ["the list of jobs", home, [...ofAccount, "jobs.summary", "jobs.list"]],
  ["the address of the installation", { ...home, pathname: "/" }, [...ofAccount, "jobs.summary", "jobs.list"]],
  ["a job over the list", { ...home, search: "?view=table&job=1" }, [...ofAccount, "jobs.summary", "jobs.list"]],
  ["a list that is filtered", { ...home, search: "?isOverdue=true" }, ofAccount],
  ["the day of a person", { ...home, isPhone: true }, ofAccount],
  ["the board", { ...home, search: "?view=board" }, ofAccount],
  ["another screen", { ...home, pathname: "/app/orders" }, ofAccount],
  ["a link that names its vessel", { ...home, search: "?vessel=1" }, []],
  ["a supplier's answer", { ...home, pathname: "/answer/abc" }, []],
  ["sign-in", { ...home, pathname: "/auth/login" }, []],
])("what is asked early for %s", (_, visit, paths) => {
  expect(questionsOf(visit).map(({ path }) => path)).toEqual(paths);
});

/** A link that is half open: nothing answers, and only ending a call ends it. */
function hanging() {
  const ended: string[] = [];
  const send = (address: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener("abort", () => {
        ended.push(new URL(address, location.origin).pathname);
        reject(new Error("Ended"));
      });
    });
  return { ended, send };
}

test("what was asked early over a link that is half open is ended, and asked again", async () => {
  vi.useFakeTimers();
  const link = hanging();
  const silent = askEarly(questionsOf(home), vessel.id, link.send);
  const server = noting();
  const early = earlyAnswers(silent, server.send);
  const answer = early.fetch(`/trpc/session.me?input=${encodeURIComponent(silent.questions[0]?.input ?? "")}`);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).ok).toBe(true);
  expect(link.ended).toEqual([atOnce]);
  expect(server.asked).toEqual(["/trpc/session.me"]);
  vi.useRealTimers();
});

test("what was asked early is given up like every reading, whether the application comes or not", async () => {
  vi.useFakeTimers();
  const link = hanging();
  askEarly(questionsOf(home), null, link.send);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(link.ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(link.ended).toEqual(["/trpc/session.me"]);
  vi.useRealTimers();
});
