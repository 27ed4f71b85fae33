import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "@ymp/ui/primitives/toaster";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppProviders } from "../app/app-providers.tsx";
import { type Answers, Refused } from "../testing/fake-server.ts";
import { tabServices } from "../testing/tab-services.ts";
import { useDownload } from "./use-download.ts";

const followed: string[] = [];
beforeEach(() => {
  followed.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.getAttribute("href")} as ${this.download}`);
  });
});
afterEach(() => {
  cleanup();
  toast.clear();
  vi.restoreAllMocks();
});

function Export() {
  const { mutate, isPending } = useDownload(({ suppliers }, _: undefined, locale) =>
    suppliers.export.query({ format: "csv", locale }),
  );
  return (
    <button type="button" aria-busy={isPending} onClick={() => mutate(undefined)}>
      Export
    </button>
  );
}

async function press(answer: Answers[string]) {
  const services = await tabServices({ answers: { "suppliers.export": answer } });
  const user = userEvent.setup();
  render(
    <AppProviders services={services}>
      <Export />
    </AppProviders>,
  );
  await user.click(screen.getByRole("button", { name: "Export" }));
  return user;
}

const isIdle = () => expect(screen.getByRole("button", { name: "Export" }).getAttribute("aria-busy")).toBe("false");

test("the browser is sent to the address of what was made", async () => {
  await press(() => ({ fileName: "suppliers.csv", mediaType: "text/csv", base64: "", address: "/downloads/7" }));
  expect(await screen.findByText("The download has started")).toBeTruthy();
  expect(followed).toEqual(["/downloads/7 as suppliers.csv"]);
});

test("what takes its time is told, and nothing comes of it once it is called off", async () => {
  let arrive = () => {};
  const made = { fileName: "suppliers.csv", mediaType: "text/csv", base64: "", address: "/downloads/7" };
  const user = await press(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(made);
      }),
  );
  await screen.findByText("Making the file", {}, { timeout: 10_000 });
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  arrive();
  await waitFor(isIdle);
  expect(followed).toEqual([]);
  expect(screen.queryByText("The download has started")).toBeNull();
  expect(screen.queryByText("The file was not made")).toBeNull();
});

test("a refusal is told, and nothing is downloaded", async () => {
  await press(() => {
    throw new Refused("invalid", "exports:tooManyRows", {}, { most: 500_000 });
  });
  expect(await screen.findByText("The file was not made")).toBeTruthy();
  expect(followed).toEqual([]);
});
