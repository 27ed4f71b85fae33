import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { ComingPanel } from "./coming-panel.tsx";

afterEach(cleanup);

it("is left by escape before there is anything to see of it", async () => {
  const onClose = vi.fn();
  renderWithWords(<ComingPanel shape="record" title="Loading" onClose={onClose} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
