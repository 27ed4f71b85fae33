import { cleanup, configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { afterEach } from "vitest";
import type { WordKey, WordValues } from "../lib/word-keys.ts";
import { WordsProvider } from "../primitives/words.tsx";

// Parts are fetched when they are first shown, and a test may share its machine with many.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

/** Words in tests are their key and values, so a test says which word it means: "selected 3". */
const sayKeys = (key: WordKey, values: WordValues = {}) => [key, ...Object.values(values)].join(" ");

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <WordsProvider say={sayKeys} locale="en-GB">
      {children}
    </WordsProvider>
  );
}

export function renderWithWords(element: ReactElement) {
  return { user: userEvent.setup(), ...render(element, { wrapper: Wrapper }) };
}
