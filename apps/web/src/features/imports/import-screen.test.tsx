import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const sheet = {
  index: 0,
  name: "Equipment",
  kind: "equipment",
  likelyKind: "equipment",
  headingRow: 1,
  headings: ["Name", "Built by"],
  titleLines: [],
  records: 2,
  leftOut: [],
  fields: [
    { name: "name", isRequired: true },
    { name: "maker", isRequired: false },
    { name: "location", isRequired: false },
  ],
  constants: [],
  guessedConstants: {},
  isRemembered: false,
  mapping: [
    { column: 0, heading: "Name", use: "field", field: "name", confidence: 1, samples: ["Generator 1"] },
    { column: 1, heading: "Built by", use: "remarks", confidence: 0, samples: ["Caterpillar"] },
  ],
  questions: [],
};

const preview = {
  headings: sheet.headings,
  questions: [],
  notes: [{ messageKey: "imports:noteUnused", params: { count: 1, columns: "Hull colour" } }],
  counts: { create: 1, update: 0, skip: 0, error: 1, warnings: 0, remarked: 1, services: 0, duplicates: 0 },
  hoursAsked: [],
  matching: 2,
  rows: [
    { sourceRow: 2, action: "create", label: "Generator 1", values: {}, matchedBy: null, service: null, problems: [] },
    {
      sourceRow: 3,
      action: "error",
      label: "",
      values: {},
      matchedBy: null,
      service: null,
      problems: [{ field: "name", messageKey: "imports:rowFieldMissing", params: {}, level: "error" }],
    },
  ],
};

const answers = {
  ...captainOnBoard,
  "imports.list": () => ({ rows: [], nextCursor: null }),
  "imports.read": () => ({ sheets: [sheet] }),
  "imports.preview": () => preview,
};

const importPath = "/app/import/equipment";
const file = () => new File(["Name,Built by\nGenerator 1,Caterpillar\n,\n"], "list.csv", { type: "text/csv" });

async function openMapping(changed: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(importPath, { ...answers, ...changed });
  await app.user.upload(await screen.findByLabelText("File", { selector: "input" }), file());
  const next = await screen.findByRole("button", { name: "Next: columns" });
  await waitFor(() => expect(next.hasAttribute("disabled")).toBe(false));
  await app.user.click(next);
  await screen.findByRole("combobox", { name: "Where Built by goes" });
  return app;
}

test("where a column goes is kept when the page is loaded again", async () => {
  const { user, unmount } = await openMapping();
  await user.click(screen.getByRole("combobox", { name: "Where Built by goes" }));
  await user.click(await screen.findByRole("option", { name: "Maker" }));
  unmount();
  await renderApp(importPath, answers);
  const choice = await screen.findByRole("combobox", { name: "Where Built by goes" });
  expect(choice.textContent).toContain("Maker");
});

test("columns that come to nothing are told before the preview and in it", async () => {
  const { user } = await openMapping();
  await screen.findByText("This column is not imported: Hull colour.");
  await user.click(screen.getByRole("button", { name: "Next: preview" }));
  await screen.findByText("This is a dry run: nothing has been written yet.");
  await screen.findByText("This column is not imported: Hull colour.");
});

test("what holds for the whole file is guessed, changed and sent", async () => {
  const sent: unknown[] = [];
  const { user } = await openMapping({
    "imports.read": () => ({
      sheets: [
        {
          ...sheet,
          constants: [{ field: "kind", options: ["planned", "defect", "inspection"] }],
          guessedConstants: { kind: "defect" },
        },
      ],
    }),
    "imports.preview": (input: unknown) => {
      sent.push(input);
      return preview;
    },
  });
  const kind = screen.getByRole("combobox", { name: "All rows that name no kind are" });
  expect(kind.textContent).toContain("Defect");
  await user.click(kind);
  await user.click(await screen.findByRole("option", { name: "Inspection" }));
  await user.click(screen.getByRole("button", { name: "Next: preview" }));
  await screen.findByText("This is a dry run: nothing has been written yet.");
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ constants: { kind: "inspection" } }));
});

test("the preview shows how often a service comes, what is critical, and dates and words as people write them", async () => {
  const row = {
    sourceRow: 2,
    action: "create",
    label: "Generator 1",
    values: { isCritical: true, kind: "defect", dueOn: "2026-12-01" },
    matchedBy: null,
    service: { intervalHours: 500, interval: { n: 12, unit: "month" } },
    problems: [],
  };
  const { user } = await openMapping({ "imports.preview": () => ({ ...preview, rows: [row], matching: 1 }) });
  await user.click(screen.getByRole("button", { name: "Next: preview" }));
  await screen.findByText(
    "Service plan: every 500 h or every 12 months · Critical: yes · Kind: Defect · Due: 1 Dec 2026",
  );
});

test("rows with errors say why, and stay out only when that was said", async () => {
  const { user } = await openMapping();
  await user.click(screen.getByRole("button", { name: "Next: preview" }));
  expect(await screen.findByText("Name: This field is required but empty.")).toBeTruthy();
  expect(screen.getByRole("tab", { name: /^With remarks\s*1$/ })).toBeTruthy();
  const write = screen.getByRole("button", { name: "Import one row" });
  expect(write.hasAttribute("disabled")).toBe(true);
  await user.click(screen.getByRole("checkbox", { name: "Leave out the row with errors" }));
  expect(write.hasAttribute("disabled")).toBe(false);
});

test("hours of machines that nobody has read are asked for, and go along when the field is left", async () => {
  const sent: unknown[] = [];
  const { user } = await openMapping({
    "imports.preview": (input: unknown) => {
      sent.push(input);
      return { ...preview, hoursAsked: [{ sourceRow: 2, name: "Generator 1" }] };
    },
  });
  await user.click(screen.getByRole("button", { name: "Next: preview" }));
  const field = await screen.findByRole("textbox", { name: "Running hours of Generator 1 today" });
  await user.type(field, "6500.5");
  expect(sent.at(-1)).toMatchObject({ decisions: {} });
  await user.tab();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ decisions: { hours: { 2: 65_005 } } }));
});

test("a service that may be on board already is decided in its row, or for all", async () => {
  const sent: unknown[] = [];
  const row = { ...preview.rows[0], duplicate: { title: "500 h service", isAdded: false } };
  const { user } = await openMapping({
    "imports.preview": (input: unknown) => {
      sent.push(input);
      return { ...preview, counts: { ...preview.counts, duplicates: 2 }, rows: [row], matching: 1 };
    },
  });
  await user.click(screen.getByRole("button", { name: "Next: preview" }));
  await user.click(await screen.findByRole("checkbox", { name: "Add it as a plan of its own" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ decisions: { duplicates: { 2: "add" } } }));
  await user.click(screen.getByRole("button", { name: "Leave out all" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ decisions: { otherDuplicates: "leave", duplicates: {} } }));
});

test("a file that looks like another list is offered to be imported as that", async () => {
  const app = await renderApp(importPath, {
    ...answers,
    "imports.read": () => ({ sheets: [{ ...sheet, likelyKind: "inventory" }] }),
  });
  await app.user.upload(await screen.findByLabelText("File", { selector: "input" }), file());
  await app.user.click(await screen.findByRole("button", { name: "Import as Inventory" }));
  expect(await screen.findByRole("heading", { name: "Import inventory" })).toBeTruthy();
  expect(await screen.findByText("list.csv")).toBeTruthy();
});

test.each(["refusals:heavyQueueFull", "refusals:heavyBusy"])(
  "a list that has to wait is not told of files: %s",
  async (key) => {
    const { user } = await renderApp(importPath, {
      ...answers,
      "imports.read": () => {
        throw new Refused("limit", key);
      },
    });
    await user.upload(await screen.findByLabelText("File", { selector: "input" }), file());
    const said = await screen.findByText(/then try again|Try again in a moment/);
    expect(said.textContent).not.toMatch(/file/i);
  },
);
