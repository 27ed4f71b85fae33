import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { draftStorage, draftsKeyOf } from "../../app/draft-storage.ts";
import { asClientError, Refused } from "../../testing/fake-server.ts";
import { closed, elsewhere, renderForm } from "../../testing/forms/render-form.tsx";
import { sessionOf } from "../../testing/sessions.ts";
import { useFaultText } from "../use-fault-text.ts";
import { useFieldWords } from "./field-words.ts";
import { RecordForm } from "./record-form.tsx";
import type { RecordWrite } from "./record-form-types.ts";
import { useRecordForm } from "./use-record-form.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const draftsKey = draftsKeyOf(sessionOf().account.id);

const schema = z.object({
  code: z.string().min(1, "errors:required"),
  name: z.string().min(1, "errors:required"),
  secret: z.string().optional(),
});
type Kept = z.output<typeof schema> & { id: string; version: number };
const record: Kept = { id: "r1", version: 1, code: "A", name: "Pump" };

interface SampleProps {
  as?: "sheet" | "dialog";
  record?: Kept;
  save?: (write: RecordWrite<z.output<typeof schema>>) => void | Promise<void>;
  /** What the server has by now. */
  read?: () => Kept;
  /** What belongs to a save, wherever the window is by then. */
  onKept?: (id: string) => void;
  onSaved?: () => void;
  onClose: () => void;
}

function Sample({ as = "dialog", record: given, save, read, onKept, onClose, onSaved = onClose }: SampleProps) {
  const faultText = useFaultText();
  const form = useRecordForm({
    ...{ kind: "sample", schema, record: given, secret: ["secret"] },
    valuesOf: (kept: Kept | undefined) => ({ code: kept?.code ?? "", name: kept?.name ?? "", secret: "" }),
    read: async () => read?.() ?? given,
    save: async (write) => save?.(write),
    ...{ onSaved, onKept },
  });
  const { register, formState } = form.form;
  return (
    <RecordForm
      as={as}
      form={form}
      title="Sample"
      submit="Save"
      words={useFieldWords((field) => field)}
      onClose={onClose}
    >
      {(["code", "name", "secret"] as const).map((name) => (
        <Field key={name} label={name} error={faultText(formState.errors[name])}>
          <Input {...register(name)} />
        </Field>
      ))}
    </RecordForm>
  );
}

async function open(props: Omit<SampleProps, "onClose"> = { record }) {
  const app = await renderForm((close) => <Sample {...props} onClose={close} />, {});
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  const answer = async (button: string) =>
    app.user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: button }));
  return { ...app, type, answer };
}

test.each(["sheet", "dialog"] as const)("what is new is typed at once, in a %s", async (as) => {
  const { user } = await open({ as });
  await screen.findByLabelText("code");
  await user.keyboard("P-7");
  expect(screen.getByLabelText("code")).toHaveProperty("value", "P-7");
});

test("the way back is held up while something is typed, and goes on once it is discarded", async () => {
  const { type, answer, history } = await open();
  await type("name", "Bilge pump");
  history.back();
  await answer("Keep editing");
  expect(await screen.findByLabelText("name")).toHaveProperty("value", "Bilge pump");
  await waitFor(() => expect(window.location.pathname).toBe("/app/home"));
  history.back();
  await answer("Discard");
  await elsewhere();
  expect(draftStorage.getItem(draftsKey)).toBeNull();
});

test("a link is held up as the way back is, and a reload is asked about by the browser", async () => {
  const reload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { type, answer, history } = await open();
  await screen.findByLabelText("name");
  expect(reload()).toBe(false);
  await type("name", "Bilge pump");
  expect(reload()).toBe(true);
  history.push("/");
  await answer("Discard");
  await elsewhere();
  expect(reload()).toBe(false);
});

test("the way back is free while nothing is typed", async () => {
  const { history } = await open();
  await screen.findByLabelText("name");
  history.back();
  await elsewhere();
});

test("Cancel, the close button and a press outside ask as well", async () => {
  const { type, answer, user } = await open();
  await type("name", "Bilge pump");
  for (const name of ["Cancel", "Close"]) {
    await user.click(screen.getByRole("button", { name }));
    await answer("Keep editing");
  }
  await user.click(document.querySelector("[data-panel-overlay]") ?? document.body);
  await answer("Discard");
  await closed();
});

test("a draft keeps what it was typed over through a second reload, and asks once others changed the same", async () => {
  const first = await open();
  await first.type("name", "Bilge pump");
  first.unmount();
  const newer = { ...record, version: 2, name: "Fire pump", code: "B" };
  const second = await open({ record: newer });
  await screen.findByRole("alert", { name: /also changed/ });
  second.unmount();
  const save = vi.fn();
  const third = await open({ record: newer, save });
  expect(await screen.findByLabelText("code")).toHaveProperty("value", "B");
  await third.user.click(await screen.findByRole("button", { name: "Keep mine" }));
  expect(save).not.toHaveBeenCalled();
  await third.user.click(screen.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ values: { name: "Bilge pump" }, base: { name: "Fire pump" } });
});

test("a new record keeps its id through a reload, and takes another once it is begun afresh", async () => {
  const save = vi.fn();
  const first = await open({ save });
  await first.type("code", "C");
  const kept = draftStorage.getItem(draftsKey) ?? "";
  first.unmount();
  const { user, type } = await open({ save });
  await type("name", "Pump");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await closed();
  const [{ id, values }] = save.mock.calls[0] ?? [];
  expect(kept).toContain(id);
  expect(values).toMatchObject({ code: "C", name: "Pump" });
  cleanup();
  const again = await open({ save });
  await again.type("code", "D");
  expect(draftStorage.getItem(draftsKey)).not.toContain(id);
});

test("the first field at fault gets the focus", async () => {
  const { user } = await open({});
  await user.click(await screen.findByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("code")));
  await user.type(screen.getByLabelText("code"), "C");
  await user.keyboard("{Meta>}{Enter}{/Meta}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("name")));
});

test("a new record that another window saved from the same draft is sent as another one", async () => {
  const save = vi.fn();
  const { type, user } = await open({ save });
  await type("code", "C");
  await type("name", "Pump");
  const oldValue = draftStorage.getItem(draftsKey);
  window.dispatchEvent(new StorageEvent("storage", { key: draftsKey, oldValue, newValue: null }));
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await closed();
  expect(oldValue).toContain(`"code":"C"`);
  expect(oldValue).not.toContain(save.mock.calls[0]?.[0].id);
});

test("a device that refuses to keep anything loses no more than the reload it is asked about", async () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const save = vi.fn();
  const { type, user } = await open({ record, save });
  await type("name", "Bilge pump");
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await closed();
  expect(save).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("a secret is never kept", async () => {
  const { type } = await open();
  await type("secret", "correct horse");
  await type("name", "Bilge pump");
  expect(draftStorage.getItem(draftsKey)).toContain("Bilge pump");
  expect(draftStorage.getItem(draftsKey)).not.toContain("correct horse");
});

test("what others save meanwhile appears in the fields that nobody touched here; what both changed waits for the save", async () => {
  const written: RecordWrite<z.output<typeof schema>>[] = [];
  let saveElsewhere: (kept: Kept) => void = () => undefined;
  function Followed({ onClose }: Pick<SampleProps, "onClose">) {
    const [kept, setKept] = useState(record);
    saveElsewhere = setKept;
    return <Sample record={kept} save={(write) => void written.push(write)} onClose={onClose} />;
  }
  const { user } = await renderForm((close) => <Followed onClose={close} />, {});
  const fieldOf = (label: string) => screen.findByLabelText(label);
  await user.type(await fieldOf("name"), " 1");
  act(() => saveElsewhere({ ...record, version: 2, code: "B" }));
  await waitFor(async () => expect(await fieldOf("code")).toHaveProperty("value", "B"));
  expect(await fieldOf("name")).toHaveProperty("value", "Pump 1");
  act(() => saveElsewhere({ ...record, version: 3, code: "C", name: "Winch" }));
  expect(await fieldOf("name")).toHaveProperty("value", "Pump 1");
  expect(await fieldOf("code")).toHaveProperty("value", "B");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(written).toMatchObject([{ version: 2, base: { name: "Pump" } }]));
});

test("a save that meets what others saved is sent once more, also where the form took that before the refusal came", async () => {
  const written: RecordWrite<z.output<typeof schema>>[] = [];
  let saveElsewhere: (kept: Kept) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const save = (write: RecordWrite<z.output<typeof schema>>) => {
    written.push(write);
    if (written.length > 1) return;
    return new Promise<void>((_, reject) => {
      refuse = reject;
    });
  };
  function Followed({ onClose }: Pick<SampleProps, "onClose">) {
    const [kept, setKept] = useState(record);
    saveElsewhere = setKept;
    return <Sample record={kept} read={() => ({ ...record, version: 2, code: "B" })} save={save} onClose={onClose} />;
  }
  const { user } = await renderForm((close) => <Followed onClose={close} />, {});
  await user.type(await screen.findByLabelText("name"), " 1");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(written).toHaveLength(1));
  act(() => saveElsewhere({ ...record, version: 2, code: "B" }));
  await waitFor(() => expect(screen.getByLabelText("code")).toHaveProperty("value", "B"));
  await act(async () => refuse(asClientError(new Refused("stale", "refusals:changedMeanwhile"))));
  await closed();
  expect(written).toMatchObject([{ version: 1 }, { version: 2, values: { name: "Pump 1" } }]);
});

/** A form that is being saved, whose close would go to an address of its own. */
async function saving() {
  const answers: (() => void)[] = [];
  const calls = { onSaved: vi.fn(), onKept: vi.fn() };
  const save = () => new Promise<void>((resolve) => answers.push(resolve));
  const form = await open({ record, save, ...calls });
  await form.type("name", "Bilge pump");
  await form.user.click(screen.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(answers).toHaveLength(1));
  const answered = async () => {
    await act(async () => answers[0]?.());
    await waitFor(() => expect(calls.onKept).toHaveBeenCalledWith("r1"));
  };
  return { ...form, ...calls, answered };
}

test("a window that went elsewhere while a form was saved is not taken back to close it", async () => {
  const { history, answer, answered, onSaved } = await saving();
  history.push("/");
  await answer("Close");
  await elsewhere();
  await answered();
  expect(onSaved).not.toHaveBeenCalled();
  expect(draftStorage.getItem(draftsKey)).toBeNull();
});

test("nor is one that is still on its way there", async () => {
  const { history, answer, answered, onSaved } = await saving();
  history.push("/slow");
  await answer("Close");
  await waitFor(() => expect(window.location.pathname).toBe("/slow"));
  await answered();
  expect(onSaved).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe("/slow");
});
