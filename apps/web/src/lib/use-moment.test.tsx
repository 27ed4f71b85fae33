import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AppProviders } from "../app/app-providers.tsx";
import { VesselContext } from "../app/session.ts";
import { accessOf, vesselOf } from "../testing/sessions.ts";
import { tabServices } from "../testing/tab-services.ts";
import { useMomentWords } from "./use-moment.ts";

afterEach(cleanup);

function Since({ at }: { at: Date }) {
  return <output>{useMomentWords()(at)}</output>;
}

const dayMs = 24 * 60 * 60_000;

test.each([
  ["today: its time is enough", 0, /^\d\d:\d\d$/],
  ["two days ago: the day as well", 2 * dayMs, /^\d{1,2} [A-Z][a-z]{2}, \d\d:\d\d$/],
])("what began %s", async (_, ago, words) => {
  const services = await tabServices({ answers: {} });
  render(
    <AppProviders services={services}>
      <VesselContext value={vesselOf(accessOf())}>
        <Since at={new Date(Date.now() - ago)} />
      </VesselContext>
    </AppProviders>,
  );
  expect(screen.getByRole("status").textContent).toMatch(words);
});
