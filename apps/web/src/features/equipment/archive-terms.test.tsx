import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { AppProviders } from "../../app/app-providers.tsx";
import { renderWhole } from "../../testing/render-whole.ts";
import { tabServices } from "../../testing/tab-services.ts";
import { ArchiveTerms, useArchiveTerms } from "./archive-terms.tsx";

afterEach(cleanup);

function Terms({ openJobs }: { openJobs: number }) {
  return <ArchiveTerms terms={useArchiveTerms()} openJobs={openJobs} />;
}

test("that the open jobs have to be cancelled is said until it is ticked", async () => {
  await renderWhole(
    <AppProviders services={await tabServices({ answers: {} })}>
      <Terms openJobs={4} />
    </AppProviders>,
  );
  const tick = screen.getByRole("checkbox", { name: /Cancel the 4 open jobs/ });
  expect(screen.getByText(/To archive, tick this/)).toBeDefined();
  await userEvent.setup().click(tick);
  expect(screen.queryByText(/To archive, tick this/)).toBeNull();
});
