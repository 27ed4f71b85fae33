import { cleanup, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { afterEach, expect, test } from "vitest";
import { renderWhole } from "./render-whole.ts";

afterEach(cleanup);

function Late({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

test("what suspends twice within the act comes all the same", async () => {
  const [first, second] = [Promise.resolve("Lube oil"), Promise.resolve("Fresh water")];
  await renderWhole(
    <Suspense>
      <Late words={first} />
      <Late words={second} />
    </Suspense>,
  );
  expect(screen.getByText("Lube oil")).toBeTruthy();
  expect(screen.getByText("Fresh water")).toBeTruthy();
});
