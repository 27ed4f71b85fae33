import { useMutation } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "@ymp/ui/primitives/toaster";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormRefusal } from "../lib/form-refusal.tsx";
import { type Answers, Refused } from "../testing/fake-server.ts";
import { tabServices } from "../testing/tab-services.ts";
import { AppProviders } from "./app-providers.tsx";
import type { MutationMeta } from "./mutation-meta.ts";
import { useClient } from "./services-context.tsx";

beforeEach(() => toast.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Write({ meta, isForm = false }: { meta: MutationMeta; isForm?: boolean }) {
  const client = useClient();
  const write = useMutation({ mutationFn: () => client.session.resetTheme.mutate(), meta });
  return (
    <>
      <button type="button" onClick={() => write.mutate()}>
        Write
      </button>
      {isForm ? <FormRefusal error={write.error} /> : null}
    </>
  );
}

async function press(meta: MutationMeta, answer: Answers[string], isForm = false) {
  const onSignedOut = vi.fn();
  const services = await tabServices({ answers: { "session.resetTheme": answer }, onSignedOut });
  const user = userEvent.setup();
  render(
    <AppProviders services={services}>
      <Write meta={meta} isForm={isForm} />
    </AppProviders>,
  );
  await user.click(screen.getByRole("button", { name: "Write" }));
  return { services, user, onSignedOut };
}

test("a success shows the mutation's message with its parameters", async () => {
  const meta = { success: "messages:vesselSwitched", params: () => ({ boat: "M/Y Corvina" }) };
  await press(meta, () => ({}));
  expect(await screen.findByText("Switched to M/Y Corvina")).toBeTruthy();
});

test("a failure shows the mutation's message and tries again when asked", async () => {
  let isBroken = true;
  const answer = () => {
    if (isBroken) throw new Error("Failed to fetch");
    return {};
  };
  const { user } = await press({ success: "messages:themeChanged", failure: "messages:themeFailed" }, answer);
  await screen.findByText("Updating theme failed");
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Theme successfully changed")).toBeTruthy();
});

test("a success that is followed by a failure of the same no longer stands as done", async () => {
  let isBroken = false;
  const answer = () => {
    if (isBroken) throw new Error("Failed to fetch");
    return {};
  };
  // Told before, it would leave by itself before.
  toast.success("Pump saved");
  const { user } = await press({ success: "messages:themeChanged", failure: "messages:themeFailed" }, answer);
  await screen.findByText("Theme successfully changed");
  isBroken = true;
  await user.click(screen.getByRole("button", { name: "Write" }));
  await screen.findByText("Updating theme failed");
  await waitFor(() => expect(screen.queryByText("Theme successfully changed")).toBeNull());
  expect(screen.getByText("Pump saved")).toBeTruthy();
});

test("putting it back reads again what it touched, and says where it did not work", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  let isBroken = true;
  const back = vi.fn(() => (isBroken ? Promise.reject(new Error("broken")) : Promise.resolve({})));
  const meta: MutationMeta = { success: "messages:themeChanged", undo: back, invalidates: [["session"]] };
  const { services, user } = await press(meta, () => ({}));
  const known = services.trpc.session.me.queryOptions().queryKey;
  const isOutdated = () => services.queryClient.getQueryState(known)?.isInvalidated;
  services.queryClient.setQueryData(known, null);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const failure = await screen.findByText("That did not work. The fault is ours; try again.");
  expect(isOutdated()).toBe(false);
  isBroken = false;
  await user.click(within(failure.closest("li") ?? document.body).getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(isOutdated()).toBe(true));
  expect(back).toHaveBeenCalledTimes(2);
});

test("a double press puts it back once", async () => {
  const back = vi.fn(() => Promise.resolve({}));
  await press({ success: "messages:themeChanged", undo: back }, () => ({}));
  const undo = await screen.findByRole("button", { name: "Undo" });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(back).toHaveBeenCalledTimes(1);
});

test("a value that the validator refused in its own words is told with its field and what to do", async () => {
  await press({}, () => {
    throw new Refused("invalid", "errors:invalidInput", { "entries.1.dueOn": "Invalid ISO date" });
  });
  expect(
    await screen.findByText("“due on” has a value that is not possible here. Correct it and try again."),
  ).toBeTruthy();
});

test("the faults the server names are shown one by one", async () => {
  await press({}, () => {
    throw new Refused("invalid", "errors:invalidInput", { login: "auth:loginMissing", name: "passwords:nameMissing" });
  });
  expect(await screen.findByText("Enter your username or email address.")).toBeTruthy();
  expect(screen.getByText("Enter your name.")).toBeTruthy();
});

test("what the screen shows in place gets no toast", async () => {
  const { services } = await press({ shownInPlace: ["stale"] }, () => {
    throw new Refused("stale", "refusals:changedMeanwhile");
  });
  await waitFor(() => expect(services.queryClient.isMutating()).toBe(0));
  expect(screen.queryByText(/Someone else changed this/)).toBeNull();
});

test("what was made of an older state is not offered to be sent once more", async () => {
  await press({ failure: "messages:themeFailed" }, () => {
    throw new Refused("stale", "refusals:changedMeanwhile");
  });
  expect(await screen.findByText("Updating theme failed")).toBeTruthy();
  expect(await screen.findByText(/Someone else changed this/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

const lost = () => {
  throw new Error("Failed to fetch");
};
const noAnswer = "The server did not answer. Check the network and try again.";

test("what befalls a form is told by the form alone, though only some refusals were named as shown there", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await press({ shownInPlace: ["invalid"] }, lost, true);
  expect(await screen.findByText(noAnswer)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getAllByText(noAnswer)).toHaveLength(1);
});

test("what befalls a form that was left is told all the same", async () => {
  await press({ shownInPlace: ["invalid"] }, lost, false);
  expect(await screen.findByText(noAnswer)).toBeTruthy();
});

test("a session that ended leads to sign-in", async () => {
  const { onSignedOut } = await press({}, () => {
    throw new Refused("unauthenticated", "errors:signInFirst");
  });
  await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
});

test("a success makes the named queries stale, and no others", async () => {
  const { services, user } = await press({ invalidates: [["jobs"]] }, () => ({}));
  services.queryClient.setQueryData([["jobs", "list"], { type: "query" }], []);
  services.queryClient.setQueryData([["equipment", "list"], { type: "query" }], []);
  await user.click(screen.getByRole("button", { name: "Write" }));
  const isStale = (path: string[]) => services.queryClient.getQueryState([path, { type: "query" }])?.isInvalidated;
  await waitFor(() => expect(isStale(["jobs", "list"])).toBe(true));
  expect(isStale(["equipment", "list"])).toBe(false);
});
