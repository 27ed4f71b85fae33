import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { afterEach, beforeAll } from "vitest";
import type { WordKey, WordValues } from "../lib/word-keys.ts";
import { overlays } from "../primitives/overlays.tsx";
import { type LocaleTag, WordsProvider } from "../primitives/words.tsx";

// As for a user who has been there for a moment; how they arrive has a test of its own.
beforeAll(async () => void (await overlays.load()));
afterEach(cleanup);

/** Words in tests are their key and values, so a test says which word it means: "selected 3". */
const sayKeys = (key: WordKey, values: WordValues = {}) => [key, ...Object.values(values)].join(" ");

export function renderWithWords(element: ReactElement, locale: LocaleTag = "en-GB") {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordsProvider say={sayKeys} locale={locale}>
      {children}
    </WordsProvider>
  );
  return { user: userEvent.setup(), ...render(element, { wrapper }) };
}
