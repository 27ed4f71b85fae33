import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);

const say = (what: "beforeprint" | "afterprint") => act(() => void window.dispatchEvent(new Event(what)));

test("the first paper of a session has its head: whose it is, when it was made and by whom", async () => {
  await renderApp("/app/help");
  // It waits for the print, with its code and its words.
  await waitFor(() => expect(document.querySelector("body > [data-print-head]")).not.toBeNull());
  expect(screen.queryByText(/^Printed /)).toBeNull();
  say("beforeprint");
  expect(screen.getByText(/^Printed .* by Marek Nowak$/)).toBeTruthy();
  say("afterprint");
  expect(screen.queryByText(/^Printed /)).toBeNull();
});
