import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Tabs, TabsList, TabsTrigger } from "./tabs.tsx";

afterEach(cleanup);

test("a tab that the address opens is scrolled into sight, where the words do not fit", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  render(
    <Tabs value="history">
      <TabsList>
        <TabsTrigger value="person">Person</TabsTrigger>
        <TabsTrigger value="history">History</TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  expect(scrolled.mock.contexts.map((tab) => (tab instanceof Element ? tab.textContent : tab))).toEqual(["History"]);
  scrolled.mockRestore();
});
