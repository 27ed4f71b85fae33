import { cleanup } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { afterEach, expect, test, vi } from "vitest";
import { withoutLink } from "../../testing/without-link.tsx";
import { JobSheetPending } from "./job-sheet-pending.tsx";

afterEach(cleanup);

const jobId = newId();
const query = { error: null, isFetching: true, refetch: vi.fn() };
const sheet = <JobSheetPending jobId={jobId} query={query} isPage={false} onClose={vi.fn()} />;

test("a job that was never read here is told of at once where there is no link, by the name its list has of it", async () => {
  const job = { id: jobId, title: "Oil change", numberText: "1204" };
  expect((await withoutLink(sheet, { "jobs.list": [job] })).textContent).toMatch(
    /^1204.*Oil change.*Not on this device/,
  );
});
