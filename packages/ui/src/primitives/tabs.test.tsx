import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Tabs, TabsList, TabsTrigger } from "./tabs.tsx";

afterEach(cleanup);

test("a tab that the address opens is brought into sight within its row; the page around it stays where it is", () => {
  const pageMoved = vi.spyOn(Element.prototype, "scrollIntoView");
  const places = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function place(this: Element) {
    return this.getAttribute("role") === "tablist" ? new DOMRect(0, 0, 300, 40) : new DOMRect(320, 0, 80, 40);
  });
  render(
    <Tabs value="history">
      <TabsList>
        <TabsTrigger value="person">Person</TabsTrigger>
        <TabsTrigger value="history">History</TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  expect(screen.getByRole("tablist").scrollLeft).toBe(100);
  expect(pageMoved).not.toHaveBeenCalled();
  places.mockRestore();
  pageMoved.mockRestore();
});
