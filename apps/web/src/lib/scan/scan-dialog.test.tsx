import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createBrowserTranslator } from "@ymp/i18n/browser";
import { WordsProvider } from "@ymp/ui/primitives/words";
import { afterEach, expect, it, vi } from "vitest";
import { TranslationProvider } from "../translation.tsx";
import { ScanDialog, type ScanDialogProps } from "./scan-dialog.tsx";

afterEach(cleanup);

async function show(props: Partial<ScanDialogProps> = {}) {
  const translator = await createBrowserTranslator("en");
  const onCode = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <TranslationProvider translator={translator}>
      <WordsProvider locale="en-GB" say={(key) => key}>
        <ScanDialog open onOpenChange={onOpenChange} onCode={onCode} {...props} />
      </WordsProvider>
    </TranslationProvider>,
  );
  return { onCode, onOpenChange, user: userEvent.setup() };
}

it("takes a code that is typed, and closes", async () => {
  const { onCode, onOpenChange, user } = await show();
  await user.type(screen.getByLabelText(/^Code ?Type/), " 3840525 {Enter}");
  expect(onCode).toHaveBeenCalledExactlyOnceWith("3840525");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it("stays open for many codes and lists them by what they mean", async () => {
  const { onCode, onOpenChange, user } = await show({
    isMany: true,
    nameOf: (code) => (code === "3840525" ? "Impeller kit" : undefined),
  });
  const field = screen.getByLabelText(/^Code ?Type/);
  await user.type(field, "3840525{Enter}");
  await user.type(field, "77{Enter}");
  expect(onCode).toHaveBeenCalledTimes(2);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["77", "Impeller kit"]);
});

it("says plainly why there is no camera and what to do", async () => {
  await show();
  expect(await screen.findByText("The camera needs a secure address")).toBeTruthy();
});
