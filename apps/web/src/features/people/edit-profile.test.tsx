import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import type { Person } from "./people.queries.ts";
import { aPerson } from "./person.fixture.ts";

// The whole form is drawn and typed into, which takes its time on a busy machine.

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

/** A server that keeps one profile, refuses outdated versions, and lets somebody else save in between. */
function keeping(first: Person) {
  let person = first;
  let held: Promise<void> | undefined;
  const sent: unknown[] = [];
  const city = (next: string) => {
    const { contact, version } = person;
    person = { ...person, version: version + 1, contact: contact && { ...contact, city: next } };
  };
  const isInput = (input: unknown): input is { version: number; city?: string; firstName?: string } =>
    typeof input === "object" && input !== null && "version" in input;
  const answers = {
    ...captainOnBoard,
    "people.get": async () => {
      await held;
      return person;
    },
    "people.history": () => ({ rows: [], nextCursor: null }),
    "people.save": (input: unknown) => {
      sent.push(input);
      if (!isInput(input) || input.version !== person.version) throw new Refused("stale", "refusals:changedMeanwhile");
      if (input.city !== undefined) city(input.city);
      else person = { ...person, version: person.version + 1 };
      person = { ...person, firstName: input.firstName ?? person.firstName, isUnreviewed: false };
      return person;
    },
  };
  /** The profile is not answered until what this returns is called. */
  const holdAnswers = () => {
    let letGo = () => {};
    held = new Promise((resolve) => (letGo = resolve));
    return letGo;
  };
  return { answers, sent, city, holdAnswers, current: () => person };
}

async function openForm(person = aPerson()) {
  const server = keeping(person);
  const app = await renderApp(`/app/editprofile/${person.id}`, server.answers);
  await screen.findByLabelText("City");
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  const save = async () => app.user.click(await screen.findByRole("button", { name: "Save profile" }));
  return { ...app, server, type, save };
}

const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test("only what was changed is sent, and the bar goes away once it is saved", async () => {
  const { server, type, save } = await openForm();
  await type("City", "Antibes");
  await save();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save profile" })).toBeNull());
  expect(server.sent).toEqual([{ id: server.current().id, version: 1, base: { city: "Nice" }, city: "Antibes" }]);
});

test("what is typed after saving is kept when somebody else saves", async () => {
  const { server, type, save, services } = await openForm();
  await type("City", "Antibes");
  await save();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save profile" })).toBeNull());
  await type("City", "Menton");
  server.city("Cannes");
  await services.queryClient.invalidateQueries();
  await waitFor(() => expect(shownIn("City")).toBe("Menton"));
  await save();
  expect(await screen.findByText("Cannes")).toBeDefined();
});

test("what is typed while a save is still under way is kept", async () => {
  const { server, type, save } = await openForm();
  const answerAgain = server.holdAnswers();
  await type("City", "Antibes");
  await save();
  await screen.findByText("Profile changes have been saved");
  await type("City", "Menton");
  answerAgain();
  await waitFor(() => expect(screen.getByText("1 unsaved change")).toBeDefined());
  expect(shownIn("City")).toBe("Menton");
});

test("a field changed by both waits for a decision, and keeping mine saves it on top", async () => {
  const { server, user, type, save } = await openForm();
  await type("City", "Antibes");
  server.city("Cannes");
  await save();
  expect((await screen.findByRole("alert")).textContent).toContain("also changed “City”");
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(server.current().contact?.city).toBe("Antibes"));
  expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull();
});

test("taking theirs leaves nothing to save", async () => {
  const { server, user, type, save } = await openForm();
  await type("City", "Antibes");
  server.city("Cannes");
  await save();
  await user.click(await screen.findByRole("button", { name: /Take/ }));
  await waitFor(() => expect(shownIn("City")).toBe("Cannes"));
  expect(server.sent).toHaveLength(1);
});

test("different fields changed by both are saved together without a question", async () => {
  const { server, type, save } = await openForm();
  await type("First name", "William");
  server.city("Cannes");
  await save();
  await waitFor(() => expect(server.current()).toMatchObject({ firstName: "William", contact: { city: "Cannes" } }));
});

test("what was typed and not saved is there again after a reload, and can be discarded", async () => {
  const { user, type } = await openForm(aPerson({ id: "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6a" }));
  await type("City", "Antibes");
  cleanup();
  await openForm(aPerson({ id: "0197a1de-7f2a-7c3e-9d55-1f2e3d4c5b6a" }));
  expect(shownIn("City")).toBe("Antibes");
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect(shownIn("City")).toBe("Nice");
});

test("an empty name is refused at its field before anything is sent", async () => {
  const { server, user, save } = await openForm();
  await user.clear(screen.getByLabelText("Last name"));
  await save();
  expect(await screen.findAllByText("Enter the last name.")).not.toHaveLength(0);
  expect(server.sent).toEqual([]);
});

test("a profile nobody has gone through can be confirmed as it is", async () => {
  const { server, user } = await openForm(aPerson({ isUnreviewed: true }));
  await user.click(screen.getByRole("button", { name: "It is right" }));
  await waitFor(() => expect(server.current().isUnreviewed).toBe(false));
});

test("a name of one's own choice is told, and confirmed by those who keep the crew's records alone", async () => {
  const signsAs = { name: "Priya Nair", post: "Second engineer" };
  const frozen = { ...aPerson({ isUnreviewed: true }), signsAs };
  const { user, server } = await openForm(frozen);
  expect(await screen.findByText(/Signatures bear Priya Nair \(Second engineer\) until you say/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "It is right" }));
  await waitFor(() => expect(server.current().isUnreviewed).toBe(false));
  cleanup();
  await openForm({ ...frozen, may: { ...frozen.may, keepName: false } });
  expect(await screen.findByText(/Signatures bear .* until the captain/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "It is right" })).toBeNull();
});

test("a department that is not the reader's to change is shown, and out of reach", async () => {
  const { can } = aPerson();
  await openForm(aPerson({ can: { fields: can.fields.filter((field) => field !== "department") } }));
  const isLocked = (label: string) => screen.getByLabelText(label).closest("fieldset[disabled]") !== null;
  expect([isLocked("Department"), isLocked("City")]).toEqual([true, false]);
  expect(screen.getByText(/greyed fields are for others/)).toBeTruthy();
});
