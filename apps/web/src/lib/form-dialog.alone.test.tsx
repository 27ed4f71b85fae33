import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { closed, elsewhere, renderForm } from "../testing/forms/render-form.tsx";
import { FormDialog, type FormDialogProps } from "./form-dialog.tsx";
import { SearchField } from "./search-field.tsx";

afterEach(cleanup);

type SampleProps = Partial<Pick<FormDialogProps, "busy" | "disabled" | "error" | "holdsMore">> & {
  onSubmit?: () => void;
  onClose: () => void;
};

/** An act whose fields the form itself holds, as most small dialogs do. */
function Sample({ onSubmit = () => undefined, ...props }: SampleProps) {
  const [reason, setReason] = useState("Worn");
  const [isSure, setSure] = useState(false);
  const [kind, setKind] = useState("one");
  return (
    <FormDialog title="Sample" submit="Send" busy={false} error={null} onSubmit={onSubmit} {...props}>
      <Field label="Reason">
        <Input value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <CheckboxField label="Sure" checked={isSure} onCheckedChange={(checked) => setSure(checked === true)} />
      <Field label="Kind">
        <Select
          value={kind}
          onValueChange={setKind}
          options={["one", "two"].map((value) => ({ value, label: value }))}
        />
      </Field>
    </FormDialog>
  );
}

async function open(props: Omit<SampleProps, "onClose"> = {}) {
  const app = await renderForm((close) => <Sample {...props} onClose={close} />, {});
  const reason = await screen.findByLabelText("Reason");
  const answer = async (button: string) =>
    app.user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: button }));
  return { ...app, reason, answer };
}

test("what was typed is asked about at Escape, outside press, close button and Cancel, and stays", async () => {
  const { user, reason, answer } = await open();
  await user.type(reason, " out");
  await user.keyboard("{Escape}");
  await answer("Keep editing");
  for (const name of ["Cancel", "Close"]) {
    await user.click(screen.getByRole("button", { name }));
    await answer("Keep editing");
  }
  await user.click(document.querySelector("[data-panel-overlay]") ?? document.body);
  await answer("Keep editing");
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "Worn out");
  await user.keyboard("{Escape}");
  await answer("Discard");
  await closed();
});

function Searching({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState("");
  return (
    <FormDialog title="Move" submit="Move" busy={false} error={null} onSubmit={() => undefined} onClose={onClose}>
      <SearchField label="Search" hint="Search" text={search} onChange={setSearch} />
    </FormDialog>
  );
}

test("what is searched for among choices is no change", async () => {
  const { user } = await renderForm((close) => <Searching onClose={close} />, {});
  await screen.findByRole("dialog", { busy: false });
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "pump");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await closed();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

/** Sent, and answered when the button beside it is pressed. */
function Slow({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const refuse = () => {
    setBusy(false);
    setError(new Error("refused"));
  };
  return (
    <>
      <Sample busy={busy} error={error} onSubmit={() => setBusy(true)} onClose={onClose} />
      <button type="button" onClick={refuse}>
        Refuse
      </button>
    </>
  );
}

test("what is being sent is not said to be discarded, and its answer is not covered by a question", async () => {
  const { user } = await renderForm((close) => <Slow onClose={close} />, {});
  await user.type(await screen.findByLabelText("Reason"), " out");
  await user.click(screen.getByRole("button", { name: /^Send/ }));
  await user.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Close while this is being sent?" });
  act(() => screen.getByText("Refuse").click());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Discard changes?" });
});

test("what is being sent can be left", async () => {
  const { user, answer } = await open({ busy: true });
  await user.keyboard("{Escape}");
  await answer("Close");
  await closed();
});

test("a tick and a choice are asked about as well", async () => {
  const { user, answer } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Sure" }));
  await user.keyboard("{Escape}");
  await answer("Keep editing");
  await user.click(screen.getByRole("checkbox", { name: "Sure" }));
  await user.click(screen.getByRole("combobox", { name: "Kind" }));
  await user.click(await screen.findByRole("option", { name: "two" }));
  await user.keyboard("{Escape}");
  await answer("Discard");
  await closed();
});

test("a file that was chosen is asked about", async () => {
  const { user, answer } = await open({ holdsMore: true });
  await user.keyboard("{Escape}");
  await answer("Discard");
  await closed();
});

test("one that was only looked at, or put back as it was, closes without a question", async () => {
  const { user, reason } = await open();
  await user.tab();
  await user.type(reason, "!{Backspace}");
  await user.keyboard("{Escape}");
  await closed();
});

test("the way back is held up while something is typed, and so is a reload", async () => {
  const reload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { user, reason, answer, history } = await open();
  expect(reload()).toBe(false);
  await user.type(reason, " out");
  expect(reload()).toBe(true);
  history.back();
  await answer("Keep editing");
  await waitFor(() => expect(window.location.pathname).toBe("/app/home"));
  history.back();
  await answer("Discard");
  await elsewhere();
});

test("once the server has taken it, the way to what was made is free", async () => {
  const { user, reason, history } = await renderSent();
  await user.type(reason, " out");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByText("Taken");
  history.push("/");
  await elsewhere();
});

async function renderSent() {
  function Sent({ onClose }: { onClose: () => void }) {
    const [state, setState] = useState<"idle" | "busy" | "taken">("idle");
    if (state === "busy") queueMicrotask(() => setState("taken"));
    return (
      <>
        <Sample busy={state === "busy"} onSubmit={() => setState("busy")} onClose={onClose} />
        {state === "taken" ? <p>Taken</p> : null}
      </>
    );
  }
  const app = await renderForm((close) => <Sent onClose={close} />, {});
  return { ...app, reason: await screen.findByLabelText("Reason") };
}

test.each([
  ["{Control>}{Enter}{/Control}", {}, 1],
  ["{Meta>}{Enter}{/Meta}", {}, 1],
  ["{Enter}", {}, 1],
  ["{Control>}{Enter}{/Control}", { disabled: true }, 0],
  ["{Control>}{Enter}{/Control}", { busy: true }, 0],
])("%s with %o sends it %i times", async (keys, props, times) => {
  const onSubmit = vi.fn();
  const { user, reason } = await open({ ...props, onSubmit });
  await user.click(reason);
  await user.keyboard(keys);
  expect(onSubmit).toHaveBeenCalledTimes(times);
});
