import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aUser } from "../../testing/sample-users.ts";

afterEach(cleanup);

const account = (name: string) => aUser({ userId: `user-${name}`, name });

function vesselWith(names: readonly string[]) {
  const asked: unknown[] = [];
  const exported: unknown[] = [];
  const answers = {
    ...captainOnBoard,
    "users.list": (input: unknown) => {
      asked.push(input);
      return { items: names.map(account), total: names.length, nextCursor: null };
    },
    "users.export": (input: unknown) => {
      exported.push(input);
      return { fileName: "accounts.csv", mediaType: "text/csv", base64: "", address: "/downloads/1" };
    },
  };
  return { answers, asked, exported };
}

describe("a list that is read page by page", () => {
  test("is put in another order by its heading, in the address and on the server", async () => {
    const { answers, asked } = vesselWith(["Ada", "Bo"]);
    const { router, user } = await renderApp("/app/users", answers);
    const heading = await screen.findByRole("columnheader", { name: "Role" });
    await user.click(within(heading).getByRole("button"));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: "role" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "role", descending: false }));
  });

  test("says that nothing matches when filters hide everything", async () => {
    const { answers } = vesselWith([]);
    await renderApp("/app/users?search=nobody", answers);
    expect(await screen.findByText("Nobody matches")).toBeTruthy();
  });

  test("offers to ask again when it could not be read", async () => {
    const { answers } = vesselWith([]);
    const broken = () => {
      throw new Refused("internal", "errors:internal");
    };
    await renderApp("/app/users", { ...answers, "users.list": broken });
    expect(await screen.findByText("This page could not be loaded")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  });
});

test("a list is taken along with the filters and the order it stands in", async () => {
  const { answers, exported } = vesselWith(["Ada"]);
  const { user } = await renderApp("/app/users?search=ada&sort=role", answers);
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("The download has started")).toBeTruthy();
  expect(exported).toMatchObject([{ search: "ada", sort: "role", format: "csv", locale: "en" }]);
});

test("F offers the filters of a list, / the field that finds", async () => {
  const { user } = await renderApp("/app/users", vesselWith(["Ada"]).answers);
  await screen.findByText("Ada");
  await user.keyboard("f");
  expect(await screen.findByRole("menu", { name: /Filter/ })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await user.keyboard("/");
  expect(document.activeElement?.getAttribute("type")).toBe("search");
});

const nothing = { items: [], total: 0, nextCursor: null };

test.each([
  ["templates", "/app/adminjobs", { "templates.list": () => ({ templates: [], canEdit: true }) }],
  ["jobs", "/app/home", { "jobs.list": () => nothing }],
])("/ leads into the field that finds of a list without rows: %s", async (_list, address, answers) => {
  const { user } = await renderApp(address, { ...captainOnBoard, ...answers });
  const field = await screen.findByRole("searchbox");
  await user.keyboard("/");
  expect(document.activeElement).toBe(field);
});
