import { cleanup, render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { tabServices } from "../testing/tab-services.ts";
import { AppProviders } from "./app-providers.tsx";
import { useNeededWords, useWordsOf } from "./use-words-of.ts";

afterEach(cleanup);

test.each([
  ["useWordsOf", useWordsOf],
  ["useNeededWords", useNeededWords],
])("%s lets be drawn at once what has its words", async (_, useWords) => {
  const services = await tabServices({ answers: {}, storage: new Map(), words: ["entry", "panels"] });
  function Paper() {
    useWords(["panels"]);
    return <p>Printed</p>;
  }
  act(
    () =>
      void render(
        <AppProviders services={services}>
          <Paper />
        </AppProviders>,
      ),
  );
  expect(screen.queryByText("Printed")).not.toBeNull();
});
