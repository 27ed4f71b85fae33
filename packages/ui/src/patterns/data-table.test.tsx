import { act, screen, within } from "@testing-library/react";
import { Profiler, useState } from "react";
import { createPortal } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { type DataColumn, DataTable, type DataTableProps } from "./data-table.tsx";

type Job = { id: string; title: string; bucket: string };

const jobs: readonly Job[] = [
  { id: "1", title: "Fire pump", bucket: "overdue" },
  { id: "2", title: "Oily water separator", bucket: "overdue" },
  { id: "3", title: "Generator 1", bucket: "week" },
  { id: "4", title: "Liferafts", bucket: "week" },
];

const columns: readonly DataColumn<Job>[] = [
  { id: "title", header: "Job", width: "1fr", cell: (job) => job.title, sortable: true },
  { id: "id", header: "No.", width: "44px", cell: (job) => job.id },
];

const idOf = (job: Job) => job.id;
const groups = {
  of: (job: Job) => job.bucket,
  list: [
    { id: "overdue", label: "Overdue", count: 2 },
    { id: "week", label: "Next 7 days", count: 2 },
  ],
};

function JobTable(props: Partial<DataTableProps<Job>>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Jobs"
      rows={jobs}
      columns={columns}
      rowId={idOf}
      rowName={(job) => job.title}
      card={(job) => job.title}
      selection={{ ids, onChange: setIds }}
      {...props}
    />
  );
}

const grid = () => screen.getByRole("grid", { name: "Jobs" });
const activeRow = () => document.getElementById(grid().getAttribute("aria-activedescendant") ?? "");
const selectedTitles = () =>
  within(grid())
    .queryAllByRole("row", { selected: true })
    .map((row) => within(row).getAllByRole("gridcell")[1]?.textContent);

async function focusGrid() {
  await act(async () => grid().focus());
}

it("is not sent to its top when it comes: it stands there, and the page would be laid out for it", async () => {
  const sent = vi.spyOn(Element.prototype, "scrollTo").mockImplementation(() => {});
  const { user } = renderWithWords(<JobTable />);
  expect(grid()).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();

  await focusGrid();
  await user.keyboard("{End}");
  expect(sent).toHaveBeenCalled();
  sent.mockRestore();
});

describe("the data table by keyboard", () => {
  it("moves its cursor with j and k and stops at both ends", async () => {
    const { user } = renderWithWords(<JobTable />);
    await focusGrid();
    await user.keyboard("jj");
    expect(activeRow()?.textContent).toContain("Oily water separator");
    await user.keyboard("kkk");
    expect(activeRow()?.textContent).toContain("Fire pump");
    await user.keyboard("jjjjjjjj");
    expect(activeRow()?.textContent).toContain("Liferafts");
  });

  it("opens the row under the cursor with enter", async () => {
    const onOpen = vi.fn();
    const { user } = renderWithWords(<JobTable onOpen={onOpen} />);
    await focusGrid();
    await user.keyboard("jjj{Enter}");
    expect(onOpen).toHaveBeenCalledWith(jobs[2], { newTab: false });
  });

  it("selects with x and a range with shift and x", async () => {
    const { user } = renderWithWords(<JobTable />);
    await focusGrid();
    await user.keyboard("jjx");
    expect(selectedTitles()).toEqual(["Oily water separator"]);
    await user.keyboard("jj{Shift>}X{/Shift}");
    expect(selectedTitles()).toEqual(["Oily water separator", "Generator 1", "Liferafts"]);
  });

  it("clears the selection with escape", async () => {
    const { user } = renderWithWords(<JobTable />);
    await focusGrid();
    await user.keyboard("jx{Escape}");
    expect(selectedTitles()).toEqual([]);
  });

  it("skips the rows of a folded group", async () => {
    const { user } = renderWithWords(<JobTable groups={groups} />);
    await user.click(screen.getByRole("button", { name: /Overdue/ }));
    expect(screen.queryByText("Fire pump")).toBeNull();
    await focusGrid();
    await user.keyboard("j");
    expect(activeRow()?.textContent).toContain("Generator 1");
  });

  it("answers its keys without focus when it is the table of the page, but not while someone types", async () => {
    const onOpen = vi.fn();
    const { user } = renderWithWords(
      <>
        <input aria-label="Find" />
        <JobTable pageKeys onOpen={onOpen} />
      </>,
    );
    await user.keyboard("j{Enter}");
    expect(onOpen).toHaveBeenCalledWith(jobs[0], { newTab: false });
    await user.type(screen.getByRole("textbox", { name: "Find" }), "jjx");
    expect(selectedTitles()).toEqual([]);
  });
});

describe("the data table by pointer", () => {
  it("selects every loaded row from the head, then none", async () => {
    const { user } = renderWithWords(<JobTable />);
    await user.click(screen.getByRole("checkbox", { name: "selectAll" }));
    expect(selectedTitles()).toHaveLength(4);
    await user.click(screen.getByRole("checkbox", { name: "selectAll" }));
    expect(selectedTitles()).toHaveLength(0);
  });

  it("selects a row by its checkbox without opening it", async () => {
    const onOpen = vi.fn();
    const { user } = renderWithWords(<JobTable onOpen={onOpen} />);
    await user.click(screen.getByRole("checkbox", { name: "selectRow Generator 1" }));
    expect(selectedTitles()).toEqual(["Generator 1"]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("leaves presses on what a row's menu shows elsewhere in the page to the menu", async () => {
    const onOpen = vi.fn();
    const menu = {
      id: "menu",
      header: "Actions",
      isHeadHidden: true,
      width: "44px",
      cell: (job: Job) => createPortal(<p>Menu {job.id}</p>, document.body),
    };
    const { user } = renderWithWords(<JobTable onOpen={onOpen} columns={[...columns, menu]} />);
    expect(screen.getByRole("columnheader", { name: "Actions" })).toBeTruthy();
    await user.click(screen.getByText("Menu 3"));
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByText("Generator 1"));
    expect(onOpen).toHaveBeenCalledWith(jobs[2], { newTab: false });
  });

  it("asks for the other direction when a sorted head is pressed", async () => {
    const onSortChange = vi.fn();
    const { user } = renderWithWords(
      <JobTable sort={{ columnId: "title", direction: "ascending" }} onSortChange={onSortChange} />,
    );
    await user.click(screen.getByRole("button", { name: "Job" }));
    expect(onSortChange).toHaveBeenCalledWith({ columnId: "title", direction: "descending" });
  });

  it("leaves hidden columns out", () => {
    renderWithWords(<JobTable hiddenColumns={new Set(["id"])} />);
    expect(screen.queryByRole("columnheader", { name: "No." })).toBeNull();
  });
});

describe("a long data table", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `${index}`,
    title: `Job ${index}`,
    bucket: "week",
  }));

  it("draws only what is near the view", () => {
    renderWithWords(<JobTable rows={many} />);
    expect(within(grid()).getAllByRole("row").length).toBeLessThan(60);
    expect(grid().getAttribute("aria-rowcount")).toBe("10001");
  });

  it("draws its head first and its rows in turns, so that no step keeps the browser busy for long", () => {
    const cells = () => document.querySelectorAll("[data-job]").length;
    const drawn: number[] = [];
    const marked: DataColumn<Job>[] = [
      { id: "title", header: "Job", width: "1fr", cell: (job) => <span data-job>{job.title}</span> },
    ];
    renderWithWords(
      <Profiler id="table" onRender={() => drawn.push(cells())}>
        <JobTable rows={many} columns={marked} />
      </Profiler>,
    );
    const turns = drawn.filter((count, index) => count !== drawn[index - 1]);
    expect(turns.slice(0, -1)).toEqual([0, 6, 12, 18]);
    expect(turns.at(-1)).toBe(cells());
    expect(cells()).toBeGreaterThan(18);
  });

  it("asks for the next page near the end, and not while one is coming", () => {
    const onEndReached = vi.fn();
    const { rerender } = renderWithWords(<JobTable hasMore onEndReached={onEndReached} />);
    expect(onEndReached).toHaveBeenCalledOnce();
    rerender(<JobTable hasMore loadingMore onEndReached={onEndReached} />);
    expect(onEndReached).toHaveBeenCalledOnce();
  });

  it("does not ask while the end is far", () => {
    const onEndReached = vi.fn();
    renderWithWords(<JobTable rows={many} hasMore onEndReached={onEndReached} />);
    expect(onEndReached).not.toHaveBeenCalled();
  });
});

describe("a data table without rows", () => {
  it("shows its shape while loading", () => {
    renderWithWords(<JobTable rows={[]} loading />);
    expect(screen.getByRole("status", { name: "loading" })).toBeTruthy();
  });

  it("shows what it was given for emptiness", () => {
    renderWithWords(<JobTable rows={[]} empty={<p>No jobs yet</p>} />);
    expect(screen.getByText("No jobs yet")).toBeTruthy();
  });
});
