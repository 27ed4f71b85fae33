import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Tabs, TabsList, TabsTrigger } from "./tabs.tsx";

afterEach(cleanup);

test("a tab that the address opens is moved into sight where the words do not fit, and the page stays where it is", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const placed = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.getAttribute("role") === "tab" ? new DOMRect(400, 900, 60, 40) : new DOMRect(0, 900, 358, 40);
  });
  const { getByRole } = render(
    <Tabs value="history">
      <TabsList>
        <TabsTrigger value="person">Person</TabsTrigger>
        <TabsTrigger value="history">History</TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  expect(getByRole("tablist").scrollLeft).toBe(460 - 358 + 16);
  expect(scrolled).not.toHaveBeenCalled();
  placed.mockRestore();
  scrolled.mockRestore();
});
