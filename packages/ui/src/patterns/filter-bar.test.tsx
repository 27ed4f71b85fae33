import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { FilterBar } from "./filter-bar.tsx";

function JobFilters({ onViewChange = vi.fn() }: { onViewChange?: (id: string) => void }) {
  const [status, setStatus] = useState<string | null>("waiting");
  const [person, setPerson] = useState<string | null>(null);
  return (
    <FilterBar
      views={[
        { id: "all", label: "All open", count: 118 },
        { id: "mine", label: "My jobs", count: 9 },
      ]}
      activeView="all"
      onViewChange={onViewChange}
      fields={[
        {
          id: "status",
          label: "Status",
          value: status,
          editor: (
            <button type="button" onClick={() => setStatus("completed")}>
              Completed
            </button>
          ),
          onClear: () => setStatus(null),
        },
        {
          id: "person",
          label: "Assigned",
          value: person,
          editor: (
            <button type="button" onClick={() => setPerson("Hana")}>
              Hana
            </button>
          ),
          onClear: () => setPerson(null),
        },
      ]}
      onClearAll={() => setStatus(null)}
    />
  );
}

describe("the filter bar", () => {
  it("marks the view in force and changes to another", async () => {
    const onViewChange = vi.fn();
    const { user } = renderWithWords(<JobFilters onViewChange={onViewChange} />);
    expect(screen.getByRole("button", { current: true }).textContent).toBe("All open118");
    await user.click(screen.getByRole("button", { name: /My jobs/ }));
    expect(onViewChange).toHaveBeenCalledWith("mine");
  });

  it("edits a chip in place", async () => {
    const { user } = renderWithWords(<JobFilters />);
    await user.click(screen.getByRole("button", { name: "editFilter Status" }));
    await user.click(await screen.findByRole("button", { name: "Completed" }));
    expect(screen.getByText("completed")).toBeTruthy();
  });

  it("removes a chip with its x", async () => {
    const { user } = renderWithWords(<JobFilters />);
    await user.click(screen.getByRole("button", { name: "remove Status" }));
    expect(screen.queryByText("waiting")).toBeNull();
  });

  it("adds a filter and opens its editor at once", async () => {
    const { user } = renderWithWords(<JobFilters />);
    await user.click(screen.getByRole("button", { name: "addFilter" }));
    await user.click(await screen.findByRole("menuitem", { name: "Assigned" }));
    await user.click(await screen.findByRole("button", { name: "Hana" }));
    expect(screen.getByRole("button", { name: "editFilter Assigned", hidden: true }).textContent).toBe("Hana");
  });
});
