import { render, screen } from "@testing-library/react";
import { createBrowserTranslator } from "@ymp/i18n/browser";
import { expect, test } from "vitest";
import { TranslationProvider } from "./translation.tsx";
import { useFaultText } from "./use-fault-text.ts";

function Fault({ message }: { message: string }) {
  return <p>{useFaultText()({ message })}</p>;
}

async function tell(message: string) {
  const translator = await createBrowserTranslator("en", ["entry"]);
  render(
    <TranslationProvider translator={translator}>
      <Fault message={message} />
    </TranslationProvider>,
  );
}

test("a fault whose words are still on their way is told in them, not in general", async () => {
  await tell("passwords:emailInvalid");
  expect(screen.queryByText("This value is not possible here.")).toBeNull();
  expect(await screen.findByText("Enter an email address such as name@example.com.")).toBeTruthy();
});

test("what is no message of ours is told in general", async () => {
  await tell("Invalid input: expected string, received undefined");
  expect(screen.getByText("This value is not possible here.")).toBeTruthy();
});
